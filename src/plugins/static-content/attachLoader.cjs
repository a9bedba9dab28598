/** Makes the module of a page wait until the page is attached. */
module.exports = function attachLoader(source) {
  const {attach, addressOf} = this.getOptions();
  return `${source}
import {attachPage} from ${JSON.stringify(attach)};
await attachPage(${JSON.stringify(addressOf(this.resourcePath))}, () => toc);
`;
};
