import type {AcceptanceCheck} from '../model';
import {attachmentChecks} from './attachments';
import {beyondCheck} from './beyond';
import {duplicateCheck} from './duplicates';
import {partyIdsOf} from './facts';
import {fileCheck, isUnread, sizeCheck} from './file';
import {formatCheck, operationCheck} from './format';
import {identifierChecks} from './identifiers';
import type {AcceptanceData, AcceptanceInput} from './model';
import {receiverCheck, senderCheck} from './parties';
import {rulesCheck} from './rules';

/** The checks of the bus beyond schema and rules, in the order in which the bus comes to them. Those of the content need a document that can be read. */
export function acceptanceOf(input: AcceptanceInput, data: AcceptanceData): readonly AcceptanceCheck[] {
  const given = {data, partyIds: partyIdsOf(data)};
  const {document, reading, result} = input;
  const ofFile = [sizeCheck(input, given), fileCheck(input)];
  if (!document || !reading || result.findings.some(isUnread)) return ofFile;
  const read = {...given, document, reading};
  const checks = [
    formatCheck(input, read),
    operationCheck(read),
    senderCheck(read),
    receiverCheck(read),
    rulesCheck(input, reading),
    ...attachmentChecks(read),
    ...identifierChecks(read),
    duplicateCheck(input, read),
    beyondCheck(read),
  ];
  return [...ofFile, ...checks.flatMap((check) => check ?? [])];
}
