import {codeListPage} from '../addresses/codeLists';
import {termPlace} from '../addresses/places';
import type {Knowledge} from './corrections/knowledge';
import {pathOf} from '../contracts/xml/walk';
import type {CauseDraft} from './causes/draft';
import type {Cause} from './model';

const TERM = /\bB[TG]-\d+\b/g;
const MOST_TERMS = 6;

/** The business terms that the texts of findings name, each once, in their order. */
const termsIn = ({findings}: CauseDraft): string[] => [
  ...new Set(findings.flatMap(({message}) => message.slice(0, 2000).match(TERM) ?? [])),
];

/** The code lists of the elements that are wrong. */
const listsOf = ({elements}: CauseDraft, {elements: known}: Pick<Knowledge, 'elements'>): string[] => [
  ...new Set(elements.flatMap((element) => known[pathOf(element)]?.lists ?? [])),
];

/**
 * Where the site says more of a cause: how its page explains the rejection, the business terms, and the code lists.
 * @param knowledge undefined for a document that the site doesn't know
 */
export function linksFor(draft: CauseDraft, knowledge: Pick<Knowledge, 'elements'> | undefined): Cause['links'] {
  const explanation = draft.findings.find((finding) => finding.explanation)?.explanation;
  const terms = termsIn(draft).slice(0, MOST_TERMS);
  const lists = knowledge ? listsOf(draft, knowledge) : [];
  return [
    ...(explanation ? [{text: `Example: ${explanation.title}`, href: explanation.href}] : []),
    ...terms.map((text) => ({text, href: termPlace(text)})),
    ...lists.map((name) => ({text: `Code list ${name}`, href: codeListPage(name)})),
  ];
}
