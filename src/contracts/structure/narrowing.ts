import * as z from 'zod';
import {checkYaml, type YamlFile} from '../yamlFile';
import {cardinality} from './terms';

const rules = z.array(z.string());

/** A business term or group, or the path of an element below the root: `cac:TaxTotal/cbc:TaxAmount/@currencyID`. */
const place = z.string().regex(/^(?:B[TG]-\d+|(?:[\w:]+\/)*@?[\w:]+)$/);

const termSchema = z.strictObject({
  cardinality: cardinality.optional(),
  /** When the term is mandatory, and the rules that ask it. `if` completes 'Mandatory if …'; without it, wherever the group around the term is. */
  mandatory: z.array(z.strictObject({if: z.string().optional(), rules: rules.default([])})).default([]),
  /** Further rules that check the term. */
  rules: rules.default([]),
  /** Rules that the published tree or a term of the element names, but that don't read the element in this format. */
  without: rules.default([]),
  note: z.string().optional(),
});

const fileSchema = z.strictObject({
  extends: z.string().optional(),
  terms: z.record(place, termSchema),
});

/** What EN 16931 or a format asks of a business term or an element. */
export type Narrowed = z.infer<typeof termSchema>;

/** A file of documents/structure/narrowing, with the name of the one that it starts from. */
export interface Narrowing {
  readonly extends?: string;
  readonly terms: ReadonlyMap<string, Narrowed>;
}

/** What a format narrows. @throws ContentError for a wrong entry */
export function narrowingOf(yaml: YamlFile): Narrowing {
  const {terms, ...rest} = checkYaml(yaml, fileSchema);
  return {...rest, terms: new Map(Object.entries(terms))};
}

/** All conditions; one for which both name rules is one condition with the rules of both. */
const joinedConditions = (base: Narrowed['mandatory'], own: Narrowed['mandatory']): Narrowed['mandatory'] =>
  own.reduce((joined, each) => {
    const twin = joined.find((other) => other.if === each.if && other.rules.length > 0 && each.rules.length > 0);
    const rules = [...new Set([...(twin?.rules ?? []), ...each.rules])];
    return twin ? joined.map((other) => (other === twin ? {...twin, rules} : other)) : [...joined, each];
  }, base);

const joinedTerm = (base: Narrowed, own: Narrowed): Narrowed => ({
  cardinality: own.cardinality ?? base.cardinality,
  mandatory: joinedConditions(base.mandatory, own.mandatory),
  rules: [...new Set([...base.rules, ...own.rules])],
  without: [...base.without, ...own.without],
  note: own.note ?? base.note,
});

/** What a format asks of its terms, added to what the formats ask that it starts from. */
export function merged(base: Narrowing['terms'], own: Narrowing['terms']): Narrowing['terms'] {
  const both = [...own].map(([id, term]) => {
    const before = base.get(id);
    return [id, before ? joinedTerm(before, term) : term] as const;
  });
  return new Map([...base, ...both]);
}

/** What is asked by rules of a format, or by none; a condition whose rules the format doesn't have is left out. */
export function askedBy(isRule: (id: string) => boolean, terms: Narrowing['terms']): Narrowing['terms'] {
  const kept = ([id, term]: readonly [string, Narrowed]): readonly [string, Narrowed] => {
    const mandatory = term.mandatory
      .map((each) => ({...each, rules: each.rules.filter(isRule)}))
      .filter((each, index) => each.rules.length > 0 || term.mandatory[index]?.rules.length === 0);
    return [id, {...term, mandatory, rules: term.rules.filter(isRule)}];
  };
  return new Map([...terms].map(kept));
}

/** Every rule that an entry names. */
export const rulesOf = ({mandatory, rules: others}: Narrowed): string[] => [
  ...mandatory.flatMap((each) => each.rules),
  ...others,
];

/** What a format asks of a term, in words: when it is mandatory, and the rest. */
export function askedInWords({mandatory, note}: Narrowed): string {
  const conditions = mandatory.flatMap((each) => each.if ?? []);
  return [conditions.length > 0 && `Mandatory if ${conditions.join('. Also mandatory if ')}.`, note]
    .filter(Boolean)
    .join(' ');
}
