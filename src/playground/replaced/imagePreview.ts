/** Nothing of a response is loaded as a picture: GraphiQL would request each text that looks like the path of one. */
export const ImagePreview = Object.assign(() => null, {shouldRender: () => false});
