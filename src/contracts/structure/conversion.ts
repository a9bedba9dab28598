/** A business term of a format: how often it can occur, and when it is mandatory, as HTML; an empty text for always. */
export interface FormatTerm {
  readonly id: string;
  readonly cardinality: string;
  readonly mandatory: readonly string[];
}

/** What a conversion means for a term: the target has no element for it, or for one value only, or it is mandatory there and not in the source. */
export interface TermChange {
  readonly id: string;
  readonly kind: 'lost' | 'single' | 'mandatory';
  /** When it is mandatory; nothing for always. */
  readonly whenHtml?: string;
}

/** HTML without its links: those of a condition lead to the page of its format, so that the same condition has others in each. */
export const withoutLinks = (html: string): string => html.replace(/<\/?a\b[^>]*>/g, '');

/** The groups of process control and of notes, for which CII alone has elements: a conversion makes them. */
const MADE = new Set(['BG-1', 'BG-2']);

/** A condition on an element that only one syntax has. */
const isSyntactic = (html: string): boolean => html.includes('cac:') || html.includes('BG-1<');

const isRepeated = (cardinality: string): boolean => cardinality.endsWith('n');

/** What a conversion between two formats means for the business terms. */
export function conversionChanges(source: readonly FormatTerm[], target: readonly FormatTerm[]): TermChange[] {
  const there = new Map(target.map((term) => [term.id, term.cardinality]));
  const here = new Map(source.map((term) => [term.id, term.mandatory]));
  const narrowed = source.flatMap(({id, cardinality}): TermChange[] => {
    const wanted = there.get(id) ?? '0..0';
    if (cardinality === '0..0' || MADE.has(id)) return [];
    if (wanted === '0..0') return [{id, kind: 'lost'}];
    return isRepeated(cardinality) && !isRepeated(wanted) ? [{id, kind: 'single'}] : [];
  });
  const asked = target.flatMap(({id, mandatory}) => {
    const known = (here.get(id) ?? []).map(withoutLinks);
    const added =
      known.includes('') || MADE.has(id) ? [] : mandatory.filter((when) => !known.includes(withoutLinks(when)));
    return added
      .filter((when) => !isSyntactic(when))
      .map((whenHtml): TermChange => ({id, kind: 'mandatory', ...(whenHtml && {whenHtml})}));
  });
  return [...narrowed, ...asked];
}
