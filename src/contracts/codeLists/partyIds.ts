import {hasRightCheckDigits} from './checkDigits';
import type {PartyScheme} from './schemes';

/** What is known of a participant scheme to read and check a partyId. */
export type KnownScheme = Pick<PartyScheme, 'code' | 'text' | 'pattern' | 'check'>;

/** Whether participants can be registered with a scheme. */
export const isRegistrable = ({state}: Pick<PartyScheme, 'state'>): boolean =>
  state === 'active' || state === 'deprecated';

/** How long a value may be; the longest pattern of a scheme has fewer characters. */
const LONGEST = 200;

/** What is wrong with a value by the pattern and the check digits of its scheme; undefined for a good one. */
export function schemeFault({pattern, check}: KnownScheme, value: string): 'pattern' | 'digits' | undefined {
  if (value.length > LONGEST || (pattern && !new RegExp(`^(?:${pattern})$`, 'i').test(value))) return 'pattern';
  return hasRightCheckDigits(value.toUpperCase(), check?.id) ? undefined : 'digits';
}

/** A partyId in its parts: `schemeIdText` and `schemeIdNumber` are equal where a scheme has no text. */
export interface PartyId {
  readonly value: string;
  readonly schemeIdText: string;
  readonly schemeIdNumber: string;
}

/** Reads partyIds, which name their scheme by a text (`NL:KVK:85912046`) or a number (`0106:85912046`). */
export class PartyIds {
  private readonly byScheme: ReadonlyMap<string, KnownScheme>;

  /** @param schemes those that participants may have */
  constructor(schemes: readonly KnownScheme[]) {
    this.byScheme = new Map(
      schemes.flatMap((scheme) => [
        [scheme.text.toLowerCase(), scheme],
        [scheme.code, scheme],
      ]),
    );
  }

  private schemeOf(partyId: string): KnownScheme | undefined {
    return this.byScheme.get(partyId.slice(0, Math.max(partyId.lastIndexOf(':'), 0)).toLowerCase());
  }

  /** What is wrong with a partyId: its scheme isn't known, or the value doesn't match the pattern or the check digits of the scheme. */
  fault(partyId: string): 'scheme' | 'pattern' | 'digits' | undefined {
    const scheme = this.schemeOf(partyId);
    return scheme ? schemeFault(scheme, partyId.slice(partyId.lastIndexOf(':') + 1)) : 'scheme';
  }

  /** What is wrong with a partyId, in a sentence; undefined for a good one. */
  problem(partyId: string): string | undefined {
    switch (this.fault(partyId)) {
      case 'scheme':
        return `The scheme of '${partyId}' is not known.`;
      case 'pattern':
        return `The value of '${partyId}' does not match the pattern of ${this.schemeOf(partyId)?.text ?? ''}.`;
      case 'digits':
        return `The check digits of '${partyId}' are wrong.`;
      default:
        return undefined;
    }
  }

  /** The parts of a partyId; nothing for one whose scheme isn't a participant scheme. */
  read(partyId: string): PartyId | undefined {
    const at = partyId.lastIndexOf(':');
    const scheme = this.schemeOf(partyId);
    return scheme && {value: partyId.slice(at + 1), schemeIdText: scheme.text, schemeIdNumber: scheme.code};
  }

  /** A partyId with its scheme as text, as events contain it. One of an unknown scheme stays as it is. */
  text(partyId: string): string {
    const read = this.read(partyId);
    return read ? `${read.schemeIdText}:${read.value.toUpperCase()}` : partyId;
  }

  /** A partyId with its scheme as a number, as documents contain it. */
  endpoint(partyId: string): string {
    const read = this.read(partyId);
    return read ? `${read.schemeIdNumber}:${read.value.toUpperCase()}` : partyId;
  }
}
