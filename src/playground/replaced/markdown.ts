/** GraphiQL exports its renderer of Markdown; nothing of ours uses it, and markdownContent.tsx loads one when it is needed. */
export const markdown = undefined;
