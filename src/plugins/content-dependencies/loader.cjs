/** Names the contract folders as dependencies of every page, so that a changed contract makes the pages again. */
module.exports = function contentDependencies(source) {
  for (const folder of this.getOptions().folders) this.addContextDependency(folder);
  return source;
};
