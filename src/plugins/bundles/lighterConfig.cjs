/** What only the build reads of the site's configuration. */
const OF_BUILD = ['ssrTemplate', 'presets', 'plugins', 'headTags', 'clientModules'];

/** The configuration without what only the build reads. `source` is the module that Docusaurus generates: `export default`, and an object in JSON. */
module.exports = function lighterConfig(source) {
  const config = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
  for (const key of OF_BUILD) delete config[key];
  return `export default ${JSON.stringify(config)};`;
};
