const fs = require('node:fs');
const path = require('node:path');

/** Makes a module depend on files, also on folders and on files that are missing. */
function dependOn(loader, files) {
  for (const file of files) {
    const state = fs.statSync(file, {throwIfNoEntry: false});
    if (!state) loader.addMissingDependency(file);
    else if (state.isDirectory()) loader.addContextDependency(file);
    else loader.addDependency(file);
  }
}

/** Finishes the module of a page: it depends on what its parts read, its faults become errors of the bundler, and it waits until the page is attached. */
module.exports = function pageLoader(source) {
  const {siteDir, attach, addressOf, takeRecord, filesOf, finished} = this.getOptions();
  const {page, record} = takeRecord(source);
  // Those of the loaders before this one: the source itself, and what Docusaurus knows of the page.
  const others = this.getDependencies();
  dependOn(
    this,
    record.reads.flatMap(filesOf).map((file) => path.join(siteDir, file)),
  );
  // The bundler's cache forgets errors, so a page with faults is made again each time.
  if (record.faults.length > 0) this.cacheable(false);
  for (const fault of record.faults) this.emitError(new Error(fault));
  const module = `${page}
import {attachPage} from ${JSON.stringify(attach)};
await attachPage(${JSON.stringify(addressOf(this.resourcePath))}, () => toc);
`;
  if (record.faults.length === 0) {
    finished.keep(this.resourcePath, {module, reads: [...others, ...record.reads], since: this.data.since});
  }
  return module;
};

/** Comes before all other loaders of the page, which are left out when nothing that the page is made of is different. */
module.exports.pitch = function pitch() {
  const {siteDir, filesOf, finished} = this.getOptions();
  this.data.since = Date.now();
  const page = finished.find(this.resourcePath);
  if (!page) return undefined;
  dependOn(
    this,
    page.reads.flatMap(filesOf).map((file) => path.resolve(siteDir, file)),
  );
  return page.module;
};
