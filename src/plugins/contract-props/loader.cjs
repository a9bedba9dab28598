/** Makes the module that holds a component's props: `props.js?component=Samples&name=send-invoice`. */
module.exports = function contractProps() {
  const {expand, folders} = this.getOptions();
  for (const folder of folders) this.addContextDependency(folder);
  const {component, ...attributes} = Object.fromEntries(new URLSearchParams(this.resourceQuery));
  return `export default ${JSON.stringify(expand(component, attributes))};`;
};
