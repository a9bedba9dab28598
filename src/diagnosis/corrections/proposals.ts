import type {Correction, ReportFinding} from '../model';
import type {SourceDocument} from '../source/document';
import {endpoint} from './endpoint';
import type {Knowledge} from './knowledge';
import {missing, wrapped} from './missing';
import {missingAttributes} from './missingAttributes';
import {namespaces} from './namespaces';
import {order} from './order';
import {joinedNotes, swappedPeriod} from './repeated';
import type {Corrector} from './setting';
import {signs} from './signs';
import {attributes, empty, unwanted} from './unwanted';
import {values} from './values';

/** Each is tried with the whole check. */
const MOST = 12;
/** What comes behind in a longer message is a value of the document. */
const LONGEST = 4000;

/** What changes least of the meaning comes first; what removes something comes last. */
const CORRECTORS: readonly Corrector[] = [
  order,
  namespaces,
  wrapped,
  swappedPeriod,
  signs,
  values,
  endpoint,
  missingAttributes,
  missing,
  joinedNotes,
  empty,
  attributes,
  unwanted,
];

/**
 * Changes of a document that a person would try for a finding, best first. They are guesses: a caller checks the document with each, and keeps the
 * first with which the finding is gone and no other one comes.
 * @param finding of the schema or of a rule; its location may be of nothing
 * @returns at most twelve, each with a sentence that says what it does
 */
export function proposals(
  document: SourceDocument,
  finding: ReportFinding,
  knowledge: Knowledge,
): readonly Correction[] {
  const element = document.at(finding.location)?.element ?? document.root;
  const short = {...finding, message: finding.message.slice(0, LONGEST)};
  const all = CORRECTORS.flatMap((corrector) => corrector({document, finding: short, knowledge, element}));
  const keys = all.map(({edits}) => JSON.stringify(edits));
  return all.filter((_, at) => keys.indexOf(keys[at] ?? '') === at).slice(0, MOST);
}
