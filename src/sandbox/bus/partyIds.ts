import {hasRightCheckDigits} from '../../contracts/codeLists/checkDigits';
import type {PartyScheme, PartySchemes} from '../../contracts/codeLists/schemes';

/** A partyId in its parts: `schemeIdText` and `schemeIdNumber` are equal where a scheme has no text. */
export interface PartyId {
  readonly value: string;
  readonly schemeIdText: string;
  readonly schemeIdNumber: string;
}

/** Reads partyIds, which name their scheme by a text (`NL:KVK:85912046`) or a number (`0106:85912046`). */
export class PartyIds {
  private readonly byScheme: ReadonlyMap<string, PartyScheme>;

  constructor({common, others}: PartySchemes) {
    this.byScheme = new Map(
      [...common, ...others].flatMap((scheme) => [
        [scheme.text.toLowerCase(), scheme],
        [scheme.code, scheme],
      ]),
    );
  }

  private schemeOf(partyId: string): PartyScheme | undefined {
    return this.byScheme.get(partyId.slice(0, Math.max(partyId.lastIndexOf(':'), 0)).toLowerCase());
  }

  /** What is wrong with a partyId by the pattern and the check digits of its scheme, in a sentence; undefined for a good one. */
  problem(partyId: string): string | undefined {
    const scheme = this.schemeOf(partyId);
    if (!scheme) return `The scheme of '${partyId}' is not known.`;
    const {pattern, text, check} = scheme;
    const value = partyId.slice(partyId.lastIndexOf(':') + 1);
    if (pattern && !new RegExp(`^(?:${pattern})$`, 'i').test(value)) {
      return `The value of '${partyId}' does not match the pattern of ${text}.`;
    }
    if (hasRightCheckDigits(value.toUpperCase(), check?.id)) return undefined;
    return `The check digits of '${partyId}' are wrong.`;
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
