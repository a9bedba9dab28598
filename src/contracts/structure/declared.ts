import * as z from 'zod';
import {declarationsIn, schemaOf, type Declared} from '../xml/schema';
import {elementSchema, type TreeElement, type Written} from './tree';

/** What people say of an element that a schema declares. */
export const aboutSchema = elementSchema
  .omit({term: true, cardinality: true})
  .extend({element: z.string(), cardinality: elementSchema.shape.cardinality.optional()});

type About = z.infer<typeof aboutSchema>;

/** The schema of an extension, with what is shown of it. */
export interface SchemaPart {
  /** Of the elements of the extension, such as `seef`. */
  readonly prefix: string;
  readonly text: string;
  /** The texts of the schemas that it refers to, by prefix. */
  readonly base: Readonly<Record<string, string>>;
  /** The schema of an earlier version, with the mark of what that doesn't have. */
  readonly earlier: {readonly text: string; readonly mark: string};
  /** Names of the attributes of the extension's elements that are shown. */
  readonly attributes: readonly string[];
  readonly about: readonly About[];
  readonly mark: string;
  /** The elements of the message. A type of UBL shows those of its elements that the message has too. */
  readonly known: readonly TreeElement[];
}

/** An element of a schema, with its counterpart in the earlier version, and the element of the message whose type it has. */
interface Placed {
  readonly declared: Declared;
  readonly before?: Declared;
  readonly model?: TreeElement;
  readonly path: string;
}

const TYPES: Readonly<Record<string, string>> = {Percent: 'Percentage', Name: 'Text'};

const namedIn = <T extends {readonly name: string}>(all: readonly T[], name: string): T | undefined =>
  all.find((each) => each.name === name);

/** The name of an element in words: `seef:MeterNumber` is 'Meter number'. */
function wordsIn(name: string): string | undefined {
  const [, first = '', ...more] = name.match(/[A-Z]{2,}(?![a-z])|[A-Z]?[a-z]+/g) ?? [];
  const words = more.map((word) => (/^[A-Z]{2}/.test(word) ? word : word.toLowerCase()));
  return name.startsWith('@') ? undefined : [first, ...words].join(' ');
}

/** What people say of an element: the longest end of its path counts. */
function aboutOf(path: string, {about}: SchemaPart): About | undefined {
  const fits = about.filter(({element}) => `/${path}`.endsWith(`/${element}`));
  return fits.sort((a, b) => b.element.length - a.element.length)[0];
}

function shownAttributes({declared, model}: Placed, {attributes}: SchemaPart): readonly Declared[] {
  return declared
    .attributes()
    .filter(({name}) => (model ? namedIn(model.children, name) : attributes.includes(name.slice(1))));
}

/** The elements and attributes in one that are shown: of the extension all, in a type of UBL those that the message has there. */
function partsOf(placed: Placed, part: SchemaPart): Placed[] {
  const {declared, before, model, path} = placed;
  const isOwn = ({name}: Declared): boolean => name.startsWith(`${part.prefix}:`);
  if (!model && !isOwn(declared)) return [];
  const children = declared.children().filter(({name}) => !model || namedIn(model.children, name));
  return [...shownAttributes(placed, part), ...children].map((each) => ({
    declared: each,
    before: before && namedIn([...before.attributes(), ...before.children()], each.name),
    model: isOwn(each) ? undefined : namedIn(model?.children ?? part.known, each.name),
    path: `${path}/${each.name}`,
  }));
}

function writtenOf(placed: Placed, part: SchemaPart): Written {
  const {declared, before, path} = placed;
  const {element: _, ...about} = aboutOf(path, part) ?? {element: '', businessTerms: [], rules: [], codeLists: []};
  const {type} = declared;
  return {
    dataType: type && (TYPES[type] ?? type),
    name: wordsIn(declared.name),
    ...about,
    term: declared.name,
    cardinality: about.cardinality ?? declared.cardinality,
    marks: before ? [part.mark] : [part.mark, part.earlier.mark],
    children: partsOf(placed, part).map((each) => writtenOf(each, part)),
  };
}

/** The elements that the schema of an extension declares below an element, as the file of a tree would have them. @throws Error for an element that it doesn't have */
export function declaredBelow(name: string, part: SchemaPart): Written[] {
  const {prefix, text, earlier, base} = part;
  const shared = Object.entries(base).map(([each, schema]) => declarationsIn(each, schema));
  const placed: Placed = {
    declared: schemaOf([...shared, declarationsIn(prefix, text)])(name),
    before: schemaOf([...shared, declarationsIn(prefix, earlier.text)])(name),
    path: name,
  };
  return partsOf(placed, part).map((each) => writtenOf(each, part));
}
