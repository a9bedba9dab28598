import * as z from 'zod';
import {ContentError} from '../contentError';
import {checkYaml, type YamlFile} from '../yamlFile';
import {aboutSchema, declaredBelow, type SchemaPart} from './declared';
import {elementOf, elementSchema, everyElement, type Tree, type TreeElement, type Written} from './tree';

const ADDED = 'Added';

/** An element that a format adds, or one of the tree that it changes or adds elements to. */
interface Fragment extends Omit<z.infer<typeof fragmentSchema>, 'children'> {
  readonly children: readonly Fragment[];
}

const fragmentSchema = elementSchema.extend({cardinality: elementSchema.shape.cardinality.optional()});
const fragments: z.ZodType<Fragment> = z.lazy(() => fragmentSchema.extend({children: z.array(fragments).default([])}));

/** The schema of an extension: the elements below an added element with its prefix are read from it. Files are below documents/rules/schemas. */
const extensionSchema = z.object({
  prefix: z.string(),
  file: z.string(),
  /** Files of the schemas that it refers to, by prefix. */
  base: z.record(z.string(), z.string()),
  /** The schema of an earlier version, and the mark of the elements that it doesn't have. */
  earlier: z.object({file: z.string(), mark: z.string()}),
  /** The attributes that are shown, of all that the data types of UBL have. */
  attributes: z.array(z.string()),
});

const fileSchema = z.object({
  schema: extensionSchema.optional(),
  elements: z.array(fragments),
  about: z.record(z.string(), z.array(aboutSchema)).default({}),
});

/** A file of documents/structure/additions. */
export interface Additions extends z.infer<typeof fileSchema> {
  readonly file: string;
}

/** What a format adds to a tree. @throws ContentError for a file of another shape */
export const additionsOf = (yaml: YamlFile): Additions => ({file: yaml.file, ...checkYaml(yaml, fileSchema)});

/** What an added element needs: the elements that its schema declares below it. */
interface Source {
  readonly additions: Additions;
  readonly part?: SchemaPart;
}

function changed(element: TreeElement, fragment: Fragment, source: Source): TreeElement {
  const {cardinality = element.cardinality, businessTerms, rules, name, description} = fragment;
  return {
    ...element,
    cardinality,
    ...(name && {label: name}),
    ...(description && {description}),
    terms: [...element.terms, ...businessTerms],
    rules: [...element.rules, ...rules],
    children: overlaid(element.children, fragment.children, element.path, source),
  };
}

function written(fragment: Fragment, {additions, part}: Source): Written {
  const {term, cardinality, children} = fragment;
  if (!cardinality) throw new ContentError(additions.file, undefined, `${term} has no cardinality`, 'Add it');
  const declared = part && term.startsWith(`${part.prefix}:`) ? declaredBelow(term, part) : [];
  const own = children.map((child) => written(child, {additions, part}));
  return {...fragment, cardinality, marks: [ADDED], children: [...declared, ...own]};
}

/** Elements with what a format adds: a new one is before the next one of the tree that the file names, or else the last. */
function overlaid(
  elements: readonly TreeElement[],
  more: readonly Fragment[],
  parent: string,
  source: Source,
): TreeElement[] {
  const result = [...elements];
  let place = result.length;
  for (const fragment of [...more].reverse()) {
    const index = result.findIndex(({name}) => name === fragment.term);
    const known = result[index];
    if (known) result[index] = changed(known, fragment, source);
    else result.splice(place, 0, elementOf(written(fragment, source), parent));
    place = known ? index : place;
  }
  return result;
}

/**
 * The tree of a format that adds elements to another one's. Added elements have marks.
 * @param textOf the text of a file below documents/rules/schemas
 * @throws ContentError for an added element without a cardinality, Error for one that the schema doesn't have
 */
export function withAdditions(tree: Tree, additions: Additions, textOf: (file: string) => string): Tree {
  const {schema, about} = additions;
  const part = schema && {
    ...schema,
    text: textOf(schema.file),
    base: Object.fromEntries(Object.entries(schema.base).map(([prefix, file]) => [prefix, textOf(file)])),
    earlier: {text: textOf(schema.earlier.file), mark: schema.earlier.mark},
    about: Object.values(about).flat(),
    mark: ADDED,
    known: everyElement(tree.elements),
  };
  return {...tree, elements: overlaid(tree.elements, additions.elements, '', {additions, part})};
}
