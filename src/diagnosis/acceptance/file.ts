import {errorEntry} from '../../addresses/places';
import {isUndone} from '../../validation/findings';
import type {Finding} from '../../validation/model';
import type {AcceptanceCheck} from '../model';
import type {AcceptanceInput, Given} from './model';
import {number} from './words';

/** The codes with which the bus rejects a file that it can't read, by the rules of the engine: the causes in openapi/errors.yaml. */
const CODES: Readonly<Record<string, string>> = {
  XML: 'API400-XML',
  ENCODING: 'API400-XML',
  DTD: 'API400-XML',
  PDF: 'API415',
};

/** Rules of the engine that stop a check without a statement of the contract about such files. */
const SILENT: ReadonlySet<string> = new Set(['SIZE', 'DEPTH']);

/** The size of a file against the limit of a request body. */
export function sizeCheck({file}: AcceptanceInput, {data: {body}}: Given): AcceptanceCheck {
  const about = {id: 'size', title: 'File size', href: body.href};
  const size = `The size of the file is ${number(file.size)} bytes.`;
  const limit = `The limit for a request body is ${body.text}`;
  return file.size > body.bytes
    ? {...about, outcome: 'rejected', code: body.code, text: `${size} ${limit}.`}
    : {...about, outcome: 'passed', text: `${size} ${limit}, including multipart boundaries.`};
}

/** Whether a file was read as XML, or stopped the check before. */
export const isUnread = ({rule, severity, source}: Finding): boolean =>
  severity === 'fatal' && source === 'engine' && (rule in CODES || SILENT.has(rule));

function refused({rule, message, line}: Finding): AcceptanceCheck {
  const about = {id: 'file', title: 'File type', text: message, ...(line !== undefined && {line})};
  const code = CODES[rule];
  return code ? {...about, outcome: 'rejected', code, href: errorEntry(code)} : {...about, outcome: 'unknown'};
}

/** Whether a file is XML, or a PDF that contains it. */
export function fileCheck({file, result, reading}: AcceptanceInput): AcceptanceCheck {
  const unread = result.findings.find(isUnread) ?? (reading ? undefined : result.findings.find(isUndone));
  if (unread) return refused(unread);
  const about = {id: 'file', title: 'File type', outcome: 'passed', href: errorEntry('API415')} as const;
  return file.isPdf
    ? {...about, text: 'The file is a hybrid PDF that contains the invoice as XML. The bus reads the XML.'}
    : {...about, text: 'The file is well-formed XML without a document type declaration.'};
}
