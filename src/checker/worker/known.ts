import type {CodeNames, ReadingData} from '../../contracts/rendering/data';
import type {AcceptanceData} from '../../diagnosis/acceptance/model';
import type {Knowledge} from '../../diagnosis/corrections/knowledge';
import type {FindingKnowledge} from '../../diagnosis/findings';
import type {CheckerFiles, Guide} from '../model';
import {fetchJson, orElse} from './fetched';

/** What the site knows of the findings of a message. */
export async function findingKnowledge(files: CheckerFiles, message: string | undefined): Promise<FindingKnowledge> {
  const address = files.guides[message ?? ''];
  const none: Guide = {explanations: {}};
  const guide = address ? await orElse(fetchJson<Guide>(address, '"explanations"'), none) : none;
  return {ruleSets: files.ruleSets, schemaName: (file) => files.schemas[file]?.name ?? file, ...guide};
}

/** How the documents of a message with a root element are read, with the names of the codes of large lists. */
export interface KnownReading {
  readonly data: ReadingData;
  readonly codes: CodeNames;
}

/** How a document is read; undefined for one that the site doesn't know. */
export async function readingFor(
  files: CheckerFiles,
  message: string,
  root: string,
): Promise<KnownReading | undefined> {
  const address = files.documents[message]?.[root]?.reading;
  if (address === undefined) return undefined;
  const [data, codes] = await Promise.all([
    fetchJson<ReadingData>(address, '"prefixes"'),
    fetchJson<CodeNames>(files.largeCodes, '"unit"'),
  ]);
  return {data, codes};
}

/** What corrections of a document need to know; undefined for one that the site doesn't know. */
export async function correctionKnowledge(
  files: CheckerFiles,
  message: string,
  root: string,
  {prefixes}: ReadingData,
): Promise<Knowledge | undefined> {
  const address = files.documents[message]?.[root]?.elements;
  if (address === undefined) return undefined;
  const [elements, lists] = await Promise.all([
    fetchJson<Knowledge['elements']>(address, '"children"'),
    fetchJson<Pick<Knowledge, 'lists' | 'aliases' | 'schemes'>>(files.lists, '"aliases"'),
  ]);
  const namespaces = Object.fromEntries(Object.entries(prefixes).map(([uri, prefix]) => [prefix, uri]));
  return {...lists, elements, namespaces, isCreditNote: root === 'CreditNote'};
}

/** What the bus accepts. */
export const acceptanceFor = (files: CheckerFiles): Promise<AcceptanceData> =>
  fetchJson<AcceptanceData>(files.acceptance, '"documentTypes"');
