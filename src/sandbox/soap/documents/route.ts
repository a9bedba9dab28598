import {ACCESS_POINT} from '../../bus/delivery/accessPoint';
import type {Registrations} from '../../bus/participants/registrations';
import {FAULTS, SoapFault} from '../fault';
import type {Company} from '../state/parties';

/** The way in which a document is delivered: values of the type DeliveryMethod that the sandbox uses. */
type Channel = 'ToInbox' | 'ToPeppol' | 'ToEmail' | 'None';

/** Where a document goes. */
export interface Route {
  readonly channel: Channel;
  readonly endpoint?: string;
}

/** Whom a document is for. */
export interface Destination {
  readonly partyId: string;
  readonly company?: Company;
  readonly email?: string;
  /** The family of the document. */
  readonly family: string;
}

const EMAIL = /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>.]+$/;

/** The way to a receiver: its inbox, or else Peppol, or else email, or else none. @throws SoapFault for a malformed address */
export function routeTo(registrations: Registrations, {partyId, company, email, family}: Destination): Route {
  if (email !== undefined && !EMAIL.test(email)) throw new SoapFault(FAULTS.emailMalformed);
  if (company?.account !== undefined) return {channel: 'ToInbox'};
  if (registrations.receives(partyId, family)) {
    return {channel: 'ToPeppol', endpoint: company?.peppol ?? ACCESS_POINT.url};
  }
  return email === undefined ? {channel: 'None'} : {channel: 'ToEmail', endpoint: email};
}
