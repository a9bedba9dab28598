const fs = require('node:fs');
const path = require('node:path');

/**
 * Finishes the module of a page: what its parts are made of becomes what the module depends on, its faults become errors of the bundler,
 * and it waits until the page is attached.
 */
module.exports = function pageLoader(source) {
  const {siteDir, attach, addressOf, takeRecord} = this.getOptions();
  const {page, record} = takeRecord(source);
  for (const file of record.files.map((each) => path.join(siteDir, each))) {
    const state = fs.statSync(file, {throwIfNoEntry: false});
    if (!state) this.addMissingDependency(file);
    else if (state.isDirectory()) this.addContextDependency(file);
    else this.addDependency(file);
  }
  // The bundler's cache forgets errors, so a page with faults is made again each time.
  if (record.faults.length > 0) this.cacheable(false);
  for (const fault of record.faults) this.emitError(new Error(fault));
  return `${page}
import {attachPage} from ${JSON.stringify(attach)};
await attachPage(${JSON.stringify(addressOf(this.resourcePath))}, () => toc);
`;
};
