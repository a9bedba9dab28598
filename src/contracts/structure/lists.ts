/** A published code list, by the name that the registry of the lists gives it and by its source. */
export interface KnownList {
  readonly name: string;
  /** `OpenPEPPOL/peppol-bis-invoice-3:structure/codelist/UNCL1001-inv.xml`. */
  readonly source: string;
}

const PARTS = /^(?:([^:]*):)?(?:.*\/)?([^/]+?)(?:\.xml)?$/;

const partsOf = (source: string): {repository: string; file: string} => {
  const [, repository = '', file = ''] = PARTS.exec(source) ?? [];
  return {repository, file: file.toLowerCase()};
};

/** How well a source fits a name: a whole name better than its beginning (`ISO4217` is `ISO4217_2015.xml`), the tree's own publication best. */
function fitOf(wanted: string, own: string, source: string): number {
  const {repository, file} = partsOf(source);
  const whole = file === wanted;
  if (!whole && !(file.startsWith(wanted) && /[-_]/.test(file.charAt(wanted.length)))) return 0;
  return (whole ? 2 : 1) + (own.startsWith(repository) ? 4 : 0);
}

/** Lists that have no table of codes here, as pages name them. Of UNCL1001 the site has several selections, and not the whole. */
const NAMES: Readonly<Record<string, string>> = {
  ClarificationListID: 'OPStatusReason, OPStatusAction',
  ICD: 'ISO/IEC 6523 (ICD)',
  ProductTraceIDschemeIDCode: 'Schemes of trace numbers',
  TransportHandlingUnitIDschemID: 'Schemes of handling units',
  UNCL1001: 'UNCL 1001',
  SEPA: 'SEPA',
  UNCL1153: 'UNCL 1153',
  TrueFalse: 'true, false',
};

/** The site's name of the code list that a tree calls `UNCL1001-inv`; nothing for a list that the site doesn't have. @param own source of the tree */
export function listNamed(wanted: string, own: string, known: readonly KnownList[]): string | undefined {
  if (wanted in NAMES) return undefined;
  const fits = known.map(({name, source}) => ({name, fit: fitOf(wanted.toLowerCase(), own, source)}));
  const best = fits.reduce((a, b) => (b.fit > a.fit ? b : a), {name: '', fit: 0});
  return best.fit > 0 ? best.name : undefined;
}

/** What a page calls a list that the site doesn't have. */
export const listTitle = (wanted: string): string =>
  NAMES[wanted] ??
  wanted
    .replace(/^UNCL(?=\d)/, 'UNCL ')
    .replace(/_T?\w+$/, '')
    .replace(/-T\d+$/, '');
