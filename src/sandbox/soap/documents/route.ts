import {FAULTS, SoapFault} from '../fault';
import type {Company} from '../state/parties';
import type {Route} from './document';

const EMAIL = /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>.]+$/;

/** The way to a receiver: its inbox, or else Peppol, or else email. @throws SoapFault when there is none, and for a malformed address */
export function routeTo(receiver: Company | undefined, email: string | undefined): Route {
  if (email !== undefined && !EMAIL.test(email)) throw new SoapFault(FAULTS.emailMalformed);
  if (receiver?.account !== undefined) return {channel: 'ToInbox'};
  if (receiver?.peppol !== undefined) return {channel: 'ToPeppol', endpoint: receiver.peppol};
  if (email !== undefined) return {channel: 'ToEmail', endpoint: email};
  throw new SoapFault(FAULTS.unreachable);
}
