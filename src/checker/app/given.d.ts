declare module 'checker:content' {
  const content: import('../model').CheckerContent;
  export default content;
}
