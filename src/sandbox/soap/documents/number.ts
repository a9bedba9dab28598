import {FAULTS, SoapFault} from '../fault';
import type {SentDocument} from './document';
import {withNumber, type PayloadFacts} from './payload';

const NUMBER = /^(\d{4})-(\d{4,})$/;

/** The number after the highest of a year that a company has used: 2026-0442 after 2026-0441. */
function nextNumber(year: string, sent: readonly SentDocument[]): string {
  const used = sent.flatMap(({facts}) => {
    const [, of, count] = NUMBER.exec(facts.number) ?? [];
    return of === year ? [Number(count)] : [];
  });
  return `${year}-${String(Math.max(0, ...used) + 1).padStart(4, '0')}`;
}

/**
 * A document with a number: its own, or the next one of the company where the template numbers automatically.
 * @throws SoapFault for a document without a number where it doesn't
 */
export function numbered(
  xml: string,
  {number, issueDate}: PayloadFacts,
  automatic: boolean,
  sent: readonly SentDocument[],
): string {
  if (number !== '') return xml;
  if (!automatic) throw new SoapFault(FAULTS.numberMissing);
  return withNumber(xml, nextNumber(issueDate.slice(0, 4), sent));
}
