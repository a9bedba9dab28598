import {messagesOf} from '../contracts/formats/registry';
import {TREES} from './elementTrees';
import {memoized} from './files';
import {formatRegistry} from './formats';
import {askedOf} from './structure';

const narrowedBy = (message: string): Record<string, string> =>
  Object.fromEntries([...askedOf(message)].flatMap(([id, {cardinality}]) => (cardinality ? [[id, cardinality]] : [])));

/** The cardinalities that the messages of EN 16931 narrow, by message and term. They come out of the publishers' rules. */
export const narrowedTerms = memoized((): Readonly<Record<string, Readonly<Record<string, string>>>> => {
  const structures = Object.values(TREES);
  const messages = messagesOf(formatRegistry())
    .map(({message}) => message)
    .filter(({documents}) => documents.some(({structure}) => structures.includes(structure)));
  return Object.fromEntries(messages.map(({id}) => [id, narrowedBy(id)]));
});
