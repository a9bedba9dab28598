import type {AcceptanceCheck} from '../model';
import type {AcceptanceInput, GivenDocument} from './model';
import {quoted} from './words';

const ABOUT = {id: 'number', title: 'Document number'} as const;

/** How many files are named. */
const MOST = 3;

/**
 * Whether another file of the session has the same number, sender and root element. The bus compares neither numbers nor contents: only
 * X-PSB-DocumentId (docs/introduction/overview.mdx, openapi/limits.yaml#document-id).
 * @returns nothing where there is nothing to compare
 */
export function duplicateCheck(
  {others}: AcceptanceInput,
  {reading: {facts}, data}: GivenDocument,
): AcceptanceCheck | undefined {
  const {number, sender, root} = facts;
  if (!number || !sender || others.length === 0) return undefined;
  const same = others.filter(
    (each) => each.facts.number === number && each.facts.sender === sender && each.facts.root === root,
  );
  const about = {...ABOUT, href: data.links.duplicates};
  if (same.length === 0) {
    return {
      ...about,
      outcome: 'passed',
      text: `No other file that you checked has the same sender and the number ${quoted(number)}.`,
    };
  }
  const names = same.slice(0, MOST).map(({name}) => quoted(name));
  const more = same.length > MOST ? [`${same.length - MOST} more`] : [];
  const text = `The same sender and the number ${quoted(number)} also appear in ${new Intl.ListFormat('en-GB').format([...names, ...more])}.`;
  const bus = 'The bus does not compare document numbers. It accepts every upload that has a new X-PSB-DocumentId.';
  return {...about, outcome: 'notice', text: `${text} ${bus}`};
}
