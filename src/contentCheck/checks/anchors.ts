import {consolePage, referencePage} from '../../addresses/places';
import {partOfGuide} from '../../addresses/formatPages';
import {memoized} from '../../sources/files';
import {restReference, restVersions} from '../../sources/rest';
import type {Site} from '../site';

type Version = (typeof restVersions)[number];

/** The ids of a version in the reference, as src/components/Reference draws them. */
const referenceIds = memoized((version: Version): string[] => {
  const {tags, schemas, responses} = restReference(version);
  return [
    ...[`version-${version}`, `schemas-${version}`, `responses-${version}`],
    ...tags.flatMap(({name, operations}) => [`tag-${version}-${name}`, ...operations.map(({id}) => id)]),
    ...schemas.map(({name}) => `schema-${version}-${name}`),
    ...responses.map(({name}) => `response-${version}-${name}`),
  ];
});

const shows = (page: string, version: Version): boolean => page === '/' || page === referencePage(version);

/** The ids of a page that is made of a contract; nothing for every other page. */
function contractIds(page: string): string[] | undefined {
  if (page === '/' || page === referencePage('v1'))
    return restVersions.filter((version) => shows(page, version)).flatMap((version) => referenceIds(version));
  const isConsole = restVersions.some((version) =>
    restReference(version).tags.some(({operations}) => operations.some(({id}) => consolePage(version, id) === page)),
  );
  return isConsole ? [] : undefined;
}

/** The name of a format's page among those beside it, which the page has as an id. */
const tabOf = (page: string): string => partOfGuide(page) ?? 'guide';

/** The ids of a page by its address: nothing for an address without a page, `unknown` for a page that cannot be read. */
export function anchorsOf({byAddress}: Site, address: string): ReadonlySet<string> | 'unknown' | undefined {
  const page = byAddress.get(address);
  if (page)
    return page.compiled && page.faults.length === 0 ? new Set([...page.compiled.anchors, tabOf(address)]) : 'unknown';
  const ids = contractIds(address);
  return ids && new Set(ids);
}
