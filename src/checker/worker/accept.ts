import {acceptanceOf} from '../../diagnosis/acceptance/acceptance';
import {acceptedOf} from '../../diagnosis/acceptance/accepted';
import {readingOf} from '../../diagnosis/acceptance/facts';
import type {AcceptanceData, Reading, SessionFile} from '../../diagnosis/acceptance/model';
import type {Report} from '../../diagnosis/model';
import type {SourceDocument} from '../../diagnosis/source/document';
import type {Result} from '../../validation/model';
import {parse} from '../../validation/parse';
import type {CheckerFiles} from '../model';
import {acceptanceFor} from './known';

/** What the files of a session say of themselves, by their names: the one that was checked last counts. */
export type Session = Map<string, SessionFile['facts']>;

function readingIn(document: SourceDocument | undefined, data: AcceptanceData): Reading | undefined {
  const parsed = document && parse(document.text);
  if (!parsed || !('tree' in parsed)) return undefined;
  try {
    return readingOf(parsed.tree, data);
  } finally {
    parsed.tree.dispose();
  }
}

/** What is accepted or not. */
interface Given {
  readonly file: Report['file'];
  readonly result: Result;
  readonly document: SourceDocument | undefined;
}

/** Whether the bus accepts a file, and what it checks. The session learns of the file. */
export async function acceptanceIn(
  session: Session,
  files: CheckerFiles,
  {file, result, document}: Given,
): Promise<Pick<Report, 'accepted' | 'acceptance'>> {
  const data = await acceptanceFor(files);
  const reading = readingIn(document, data);
  const others = Array.from(session, ([name, facts]) => ({name, facts})).filter(({name}) => name !== file.name);
  const given = {file, result, others, ...(document && {document}), ...(reading && {reading})};
  const acceptance = acceptanceOf(given, data);
  if (reading) {
    const {sender, number, root} = reading.facts;
    session.set(file.name, {sender, number, root});
  }
  return {acceptance, accepted: acceptedOf(acceptance)};
}
