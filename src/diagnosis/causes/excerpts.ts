import type {Cause, Correction} from '../model';
import type {SourceDocument} from '../source/document';
import {edited} from '../source/edits';
import {excerptOf, spanAfter} from '../source/excerpt';
import type {Edit, SourceElement, Span} from '../source/model';

/** The smallest element that contains an edit. */
function around(edit: Edit, root: SourceElement): SourceElement {
  let element = root;
  for (let next: SourceElement | undefined = root; next;) {
    element = next;
    next = element.children.find(({start, end}) => start <= edit.start && edit.end <= end && edit.start < end);
  }
  return element;
}

const spanOf = ({start, end}: Span): Span => ({start, end});

/** What is marked of an element: all of it, or of a group its start tag. */
const markOf = (element: SourceElement): Span =>
  element.children.length > 0 ? {start: element.start, end: element.inside.start} : spanOf(element);

/** The spans that are marked where a correction makes edits: elements with values, or else what is inserted or removed. */
function marksOf(edits: readonly Edit[], root: SourceElement): Span[] {
  return edits.map((edit) => {
    const element = around(edit, root);
    return element.children.length > 0 ? spanOf(edit) : spanOf(element);
  });
}

/** Most elements that are marked: an excerpt has few lines. */
const MOST_MARKED = 14;

/** The text around what is wrong and, where it is known, as it must be. Both begin at the same line. */
export function excerptsOf(
  document: SourceDocument,
  elements: readonly SourceElement[],
  correction: Correction | undefined,
): Pick<Cause, 'before' | 'after'> {
  const edits = correction?.edits ?? [];
  const marks = edits.length > 0 ? marksOf(edits, document.root) : elements.slice(0, MOST_MARKED).map(markOf);
  if (marks.length === 0) return {};
  const before = excerptOf(document, marks);
  if (edits.length === 0) return {before};
  const after = {text: edited(document.text, edits)};
  return {
    before,
    after: excerptOf(
      after,
      marks.map((mark) => spanAfter(mark, edits)),
    ),
  };
}
