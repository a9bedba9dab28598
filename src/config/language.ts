const ENGLISH = new Intl.Collator('en');

/**
 * Sorts without a named language are English in a build, on every machine: Docusaurus sorts routes, chunks and docs by the language of the machine
 * (`localeCompare` in codegenRoutes.js, routeConfig.js, docs.js, loadVersion.js), and a Dane would get other files. Code of ours names its language.
 */
String.prototype.localeCompare = function (
  this: string,
  that: string,
  locales?: string | string[],
  options?: Intl.CollatorOptions,
) {
  const collator = locales || options ? new Intl.Collator(locales ?? 'en', options) : ENGLISH;
  return collator.compare(this, that);
};
