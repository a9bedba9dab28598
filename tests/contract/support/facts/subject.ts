import type {Places} from './locate';
import {messagesOf, type PageElement, type PageMessage} from './page';
import {messages, rulesFor, schemaTreeOf, type Message} from './registry';
import {alwaysPresent, isOwn, requirementsOf, type Requirement} from './requires';
import type {Rule} from './schematron';
import type {SchemaTree} from './xsd';

/** A statement of a page, compared with the official files. */
export interface Fact {
  readonly element: string;
  /** What is stated: `value`, `cardinality`, `rule BR-01`. */
  readonly about: string;
  readonly found: string;
  /** What the official files say; nothing where they agree. */
  readonly expected?: string;
  /** Why a program can't decide. */
  readonly undecided?: string;
}

/** One message of a page with everything that it is compared with. */
export interface Subject {
  readonly said: PageMessage;
  readonly message: Message;
  readonly elements: readonly PageElement[];
  /** Absent where no schema is published. */
  readonly tree?: SchemaTree;
  /** The rules of the message's own rule sets. */
  readonly rules: readonly Rule[];
  readonly places: Places;
  /** The places of each of its documents: a page shows the structure of the invoice, and where the credit note differs. */
  readonly allPlaces: readonly Places[];
  readonly requirements: readonly Requirement[];
  /** Paths that occur in every document. */
  readonly present: ReadonlySet<string>;
}

/** The last step of a path: `@schemeID`. */
export const lastStep = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The path of what an element is in. */
export const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

const said: readonly PageMessage[] = [...new Set(messages.map(({page}) => page))].flatMap(messagesOf);

/** The elements of a message: those of its own section, or of the page that shows the same structure. */
function elementsOf({message: id, structure}: PageMessage, {documents}: Message): readonly PageElement[] {
  if (structure) return structure;
  const twin = messages.find((each) => each.id !== id && each.documents[0]?.structure === documents[0]?.structure);
  return said.find(({message}) => message === twin?.id)?.structure ?? [];
}

/** The places of another document of the message, such as the credit note. */
const placesIn = (root: string, elements: readonly PageElement[]): Places => ({
  known: [`/${root}`, ...elements.map(({path, creditNote}) => creditNote ?? path.replace(/^\/[^/]+/, `/${root}`))],
});

function subjectOf(each: PageMessage): Subject {
  const message = messages.find(({id}) => id === each.message);
  if (!message) throw new Error(`formats.yaml has no message ${each.message}`);
  const tree = schemaTreeOf(message, message.documents[0]?.root ?? '');
  const elements = elementsOf(each, message);
  const root = `/${elements[0]?.path.split('/')[1] ?? ''}`;
  const places = {known: [root, ...elements.map(({path}) => path)]};
  const allPlaces = [places, ...message.documents.slice(1).map(({root: other}) => placesIn(other, elements))];
  const rules = rulesFor(message).filter(isOwn);
  const requirements = tree ? requirementsOf(rules, places, tree) : [];
  const present = tree ? alwaysPresent(requirements, places, tree) : new Set<string>();
  return {said: each, message, elements, ...(tree && {tree}), rules, places, allPlaces, requirements, present};
}

/** Every message that a page describes. */
export const subjects: readonly Subject[] = said.map(subjectOf);
