export const ImagePreview = Object.assign(() => null, {shouldRender: () => false});
