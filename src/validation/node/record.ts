import fs from 'node:fs';
import {hashOf, validationRecordOf, type ValidationEntry, type ValidationRecord} from '../../contracts/formats/record';
import {documentOf} from '../identify';
import {type Result, type ValidatedMessage} from '../model';
import {EXAMPLES, type Task} from './tasks';

export const RECORD = `${EXAMPLES}/validation.json`;

/** The record as it was written last; empty when there is none. */
export function readRecord(): ValidationRecord {
  return fs.existsSync(RECORD) ? validationRecordOf(fs.readFileSync(RECORD, 'utf8')) : {};
}

/** Whether two entries say the same, their dates aside. */
export function isSame(a: ValidationEntry, b: ValidationEntry | undefined): boolean {
  return b !== undefined && JSON.stringify({...a, date: ''}) === JSON.stringify({...b, date: ''});
}

/** What the record says of a checked document. An entry that says nothing new keeps its date. */
export function entryOf(
  {file}: Task,
  result: Result,
  message: ValidatedMessage,
  former: ValidationEntry | undefined,
): ValidationEntry {
  const schema = documentOf(message, result)?.schema;
  const findings = result.findings.map(({rule, severity, location}) => ({
    rule,
    severity,
    ...(location ? {location} : {}),
  }));
  const entry: ValidationEntry = {
    sha256: hashOf(file),
    message: message.id,
    ...(schema === undefined ? {} : {schema}),
    ruleSets: [...message.ruleSets],
    result: result.findings.some(({severity}) => severity === 'fatal') ? 'rejected' : 'passed',
    date: new Date().toISOString().slice(0, 10),
    ...(findings.length > 0 ? {findings} : {}),
  };
  return former && isSame(entry, former) ? former : entry;
}

/** Writes the record, sorted by name, an entry a line. */
export function writeRecord(record: ValidationRecord): void {
  const lines = Object.entries(record)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, entry]) => `${JSON.stringify(name)}: ${JSON.stringify(entry)}`);
  fs.writeFileSync(RECORD, `{\n${lines.join(',\n')}\n}\n`);
}
