import {consolePage} from '../addresses/places';
import {responsesTwin, schemasTwin} from '../addresses/twins';
import {referencePages} from '../sources/referencePages';
import {restReference, restVersions} from '../sources/rest';
import {sections} from '../sources/sections';
import type {DrawPart} from './page';
import type {Twin} from './twin';

function versionTwins(version: (typeof restVersions)[number], draw: DrawPart): Twin[] {
  const reference = restReference(version);
  const operations = reference.tags.flatMap(({operations: all}) => all);
  const twins: Twin[] = operations.map((operation) => ({
    page: consolePage(version, operation.id),
    title: operation.summary,
    description: `${operation.method} ${operation.path}: the operation ${operation.id} of REST ${version}.`,
    draw: () => draw('OperationTwin', {operation}),
  }));
  const shared = [
    {
      address: schemasTwin(version),
      title: `Schemas of REST ${version}`,
      description: `The schemas to which the operations of REST ${version} link, by name.`,
      draw: () => draw('SchemasTwin', {reference}),
    },
    {
      address: responsesTwin(version),
      title: `Shared responses of REST ${version}`,
      description: `The responses that several operations of REST ${version} have.`,
      draw: () => draw('ResponsesTwin', {reference}),
    },
  ];
  const shown = shared.filter(({address}) => address !== responsesTwin(version) || reference.responses.length > 0);
  return [...twins, ...shown.map((twin) => ({page: '/', ...twin}))];
}

/** The twins of the reference: its pages, which list the operations, and one for each operation, for the schemas and for the shared responses. */
export function referenceTwins(draw: DrawPart): Twin[] {
  const {about, start} = sections();
  const pages = referencePages.map(({path, versions, ...page}) => ({
    ...page,
    page: `/${path}`,
    draw: () =>
      draw('ReferenceTwin', {
        references: versions.map(restReference),
        welcome: path === '' ? {about, start} : undefined,
      }),
  }));
  return [...pages, ...restVersions.flatMap((version) => versionTwins(version, draw))];
}
