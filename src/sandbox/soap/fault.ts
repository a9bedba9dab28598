import type {PlatformError} from '../../contracts/platform/errors';
import {platformErrors} from '../untracked';
import type {Answer} from '../answer';
import {xmlText} from './xml';

/** The codes of platform/errors.yaml that the sandbox returns. */
export const FAULTS = {
  tokenExpired: 'DEFAULT_ERROR_CODE999',
  tokenMissing: 'ERRIAU6000001',
  secretWrong: 'ERRIAU6000003',
  keyUnknown: 'ERRIAU6000007',
  tooManyTokens: 'ERRLIM7000001',
  envelope: 'ERRCDO4000041',
  malformed: 'ERRIER8000006',
  schema: 'ERRIER4000007',
  elementMissing: 'ERRIER4000008',
  limit: 'ERRPAG4000001',
  pageUnknown: 'ERRPAG4000002',
  pageExpired: 'ERRPAG2000003',
  pageFilters: 'ERRPAG4000004',
  period: 'ERRFLT4000001',
  groupUnknown: 'ERRGRP2000001',
  groupOfOthers: 'ERRGRP3000002',
  senderNotAllowed: 'ERRGRP3000006',
  partyUnknown: 'ERRPTY2000001',
  referenceMalformed: 'ERRPTY4000002',
  partyOfOthers: 'ERRPTY3000003',
  partyNotVerified: 'ERRPTY2000004',
  countryUnknown: 'ERRREC4000002',
  documentUnknown: 'ERRDOC2000001',
  draftUnknown: 'ERRDOC2000002',
  documentOfOthers: 'ERRDOC3000003',
  statusUnknown: 'ERRSTS4000001',
  statusNotAllowed: 'ERRSTS2000002',
  statusOfPlatform: 'ERRSTS3000003',
  templateUnknown: 'ERRTPL2000001',
  templateMismatch: 'ERRTPL4000003',
  documentSchema: 'ERRXSD4000001',
  documentRule: 'ERRXSL4000001',
  attachment: 'ERRATT4000001',
  numberMissing: 'ERRNUM2000001',
  unreachable: 'ERRSND4000001',
  emailMalformed: 'ERRSND4000002',
  sameParty: 'ERRSND2000003',
  pdfNotReady: 'ERRDMN8000003',
  pdfImpossible: 'ERRDMN2000004',
  internal: 'ERRIER8000001',
} as const;

/** Ends the work on a request with a fault. */
export class SoapFault extends Error {
  /** `code` is one of platform/errors.yaml, and `detail` follows its message. */
  constructor(
    readonly code: string,
    readonly detail?: string,
  ) {
    super(`fault ${code}`);
  }
}

/** Checks that the catalogue has the codes of the sandbox, and `more`. @throws Error with the codes that it lacks */
export function checkFaults(more: readonly string[]): void {
  const known = platformErrors().errors.map(({code}) => code);
  const unknown = [...Object.values(FAULTS), ...more].filter((code) => !known.includes(code));
  if (unknown.length) throw new Error(`platform/errors.yaml lacks ${unknown.join(', ')}, which the sandbox returns`);
}

/** The text of faultstring, with a detail behind the message. */
function faultString({message, faultstring}: PlatformError, detail: string | undefined): string {
  const more = detail?.replace(/\s+/g, ' ').trim().replace(/\.$/, '');
  return more ? `${message}: ${more}${faultstring.slice(message.length)}` : faultstring;
}

/** The response for a fault. @throws Error for a code that the catalogue lacks */
export function faultAnswer({code, detail}: SoapFault): Answer {
  const error = platformErrors().errors.find((each) => each.code === code);
  if (!error) throw new Error(`platform/errors.yaml has no ${code}`);
  const text = `<faultcode>${error.faultcode}</faultcode><faultstring>${xmlText(faultString(error, detail))}</faultstring>`;
  return {
    status: 500,
    headers: {'content-type': 'text/xml; charset=utf-8'},
    body: `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><soap:Fault>${text}</soap:Fault></soap:Body></soap:Envelope>`,
  };
}
