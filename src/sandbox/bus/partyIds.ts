import type {PartySchemes} from '../../contracts/codeLists/schemes';

/** A partyId in its parts: `schemeIdText` and `schemeIdNumber` are equal where a scheme has no text. */
export interface PartyId {
  readonly value: string;
  readonly schemeIdText: string;
  readonly schemeIdNumber: string;
}

/** Reads partyIds, which name their scheme by a text (`NL:KVK:85912046`) or a number (`0106:85912046`). */
export class PartyIds {
  private readonly byScheme: ReadonlyMap<string, {readonly text: string; readonly code: string}>;

  constructor({common, others}: PartySchemes) {
    this.byScheme = new Map(
      [...common, ...others].flatMap((scheme) => [
        [scheme.text.toLowerCase(), scheme],
        [scheme.code, scheme],
      ]),
    );
  }

  /** The parts of a partyId; nothing for one whose scheme isn't a participant scheme. */
  read(partyId: string): PartyId | undefined {
    const at = partyId.lastIndexOf(':');
    const scheme = this.byScheme.get(partyId.slice(0, Math.max(at, 0)).toLowerCase());
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
