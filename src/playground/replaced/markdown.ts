export const markdown = undefined;
