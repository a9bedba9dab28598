import {termsById} from '../../contracts/rendering/reading';
import {pathOf} from '../../contracts/xml/walk';
import type {Knowledge} from '../../diagnosis/corrections/knowledge';
import {acceptedOf} from '../../diagnosis/acceptance/accepted';
import {formatInWords, nearestMessage} from '../../diagnosis/formatWords';
import {reportFindings, runChecks, undoneIn} from '../../diagnosis/findings';
import type {Report, ReportFinding} from '../../diagnosis/model';
import {withStops} from '../../diagnosis/unread';
import {schemaInWords} from '../../diagnosis/schemaWords/inWords';
import {isUndone} from '../../validation/findings';
import {documentOf} from '../../validation/identify';
import type {Finding, Result} from '../../validation/model';
import {isPdf} from '../../validation/pdf';
import type {Validator} from '../../validation/validator';
import type {Checked, CheckerFiles} from '../model';
import type {Said} from '../protocol';
import {acceptanceIn, type Session} from './accept';
import {foundCauses} from './causes';
import {checkedDocument, renderingOf, type CheckedDocument} from './document';
import {orElse} from './fetched';
import {correctionKnowledge, findingKnowledge} from './known';
import {placesIn} from './places';
import {xmlIn} from './read';
import {withShortSums} from './shortSums';

/** What a check works with. */
interface Checker {
  readonly files: CheckerFiles;
  readonly validator: Validator;
  readonly session: Session;
}

/** A file to be checked, as the page asks for it. */
interface Given {
  readonly isPlain: boolean;
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly as: string | undefined;
}

/** How many findings are told before there is a verdict. */
const FIRST = 5;

/** The first findings of the document. */
const firstOf = (findings: readonly Finding[]): Pick<Finding, 'rule' | 'severity' | 'message'>[] =>
  findings
    .filter((each) => !isUndone(each) && each.severity !== 'information')
    .slice(0, FIRST)
    .map(({rule, severity, message}) => ({rule, severity, message}));

/** Where what the bus accepts doesn't come. */
const UNKNOWN: Pick<Report, 'accepted' | 'acceptance'> = {accepted: acceptedOf([]), acceptance: []};

/** The result of a file. One whose customization id is nearly that of a format is checked as that format: it says so, and is invalid all the same. */
async function resultOf(
  validator: Validator,
  {messages}: CheckerFiles,
  {bytes, as}: Pick<Given, 'bytes' | 'as'>,
  tell: (findings: readonly Finding[]) => void,
): Promise<Result> {
  const result = await validator.validate(bytes, {as, tell});
  const isUnknown = as === undefined && result.message === undefined && result.root !== '';
  const near = isUnknown ? nearestMessage(result, messages) : undefined;
  return near ? validator.validate(bytes, {as: near.id, tell}) : result;
}

/** Findings of the schema and of the format, in words. */
const inWords = (
  findings: readonly ReportFinding[],
  document: CheckedDocument | undefined,
  knowledge: Knowledge | undefined,
  format: string,
): ReportFinding[] =>
  findings.map((finding) => {
    if (finding.rule === 'FORMAT') return {...finding, inWords: format};
    if (finding.rule !== 'XSD' || !document) return finding;
    const {at, labelOf} = document.source;
    const element = at(finding.location)?.element;
    const order = element?.parent && knowledge?.elements[pathOf(element.parent)]?.children;
    const words = schemaInWords(finding.message, {element, labelOf, ...(order && {order})});
    return words === undefined ? finding : {...finding, inWords: words};
  });

/**
 * Checks a file, and says what came of it: the first findings, then all but corrections, then with those. @throws Error in words where a file of the site doesn't come
 */
export async function check(
  {files, validator, session}: Checker,
  {name, bytes, as, isPlain}: Given,
  say: (said: Said) => void,
): Promise<void> {
  const result = await resultOf(validator, files, {bytes, as}, (findings) => say({soFar: firstOf(findings)}));
  const {message: id, root, namespace, customizationId, profileId, verdict} = result;
  const message = files.messages.find((each) => each.id === id);
  const schema = message && documentOf(message, result)?.schema;
  const knowledge = await findingKnowledge(files, id);
  const xml = await xmlIn(bytes);
  const document = await checkedDocument(files, result, xml);
  const file = {name, size: bytes.length, isPdf: isPdf(bytes)};
  const format = files.formats[id ?? ''];
  const known = document?.known;
  const titleOf = (message: string): string => files.formats[message]?.title ?? message;
  const formatWords = formatInWords(result, id, {messages: files.messages, titleOf});
  const terms = termsById(known?.data ?? {});
  const corrections = known && (await orElse(correctionKnowledge(files, id ?? '', root, known.data), undefined));
  const found = foundCauses(
    {
      document: document?.source,
      findings: inWords(reportFindings(result, knowledge), document, corrections, formatWords),
      knowledge: corrections,
      nameOf: (term) => terms.get(term)?.name,
    },
    result.findings,
    async (text) => (await validator.validate(text, {as: id})).findings,
  );
  const report: Omit<Report, 'causes'> = {
    file,
    identity: {root, namespace, customizationId, profileId},
    ...(id !== undefined && format && {format: {message: id, ...format}}),
    verdict,
    undone: undoneIn(result),
    checks: runChecks(result, {schema, ruleSets: message?.ruleSets ?? []}, knowledge),
    ...(await orElse(acceptanceIn(session, files, {file, result, document: document?.source}), UNKNOWN)),
  };
  const reading = document && renderingOf(document);
  const checkedWith = (causes: Report['causes']): Checked => ({
    report: {...report, causes: withShortSums(causes)},
    ...(document?.isShown && {xml: document.source.text}),
    places: document ? placesIn(document.source, causes, reading) : {},
    ...(reading && {reading}),
  });
  const causes = document || xml === undefined ? found.causes : withStops(found.causes, xml);
  say({checked: checkedWith(causes)});
  if (found.corrected && !isPlain) say({checked: checkedWith(await found.corrected())});
}
