import type {Correction} from '../model';
import {writtenName} from '../schemaWords/names';
import {escaped} from '../source/edits';
import type {SourceElement} from '../source/model';
import {removal} from './elements';
import {childAt, type Setting} from './setting';

/** A message that says of an element that it occurs too often. */
const TOO_OFTEN = /\bno more than one\b|\b(?:maximum|at most) once\b|not expected/i;
/** Only texts can be one text. */
const TEXT = /^(?:Note|Description|Content|IncludedNote)$/;

/** The text in a note: of UBL itself, of CII in an element of its own. */
const textIn = (note: SourceElement): SourceElement => childAt(note, 'Content') ?? note;

/** Several notes as one, in lines of their own. */
export function joinedNotes({element, finding, document}: Setting): Correction[] {
  if (!TOO_OFTEN.test(finding.message)) return [];
  const around = TEXT.test(element.local) && element.parent ? element.parent : element;
  const notes = around.children.filter(({local}) => TEXT.test(local));
  const [first, ...others] = notes.filter(({local}) => local === notes[0]?.local);
  if (!first || others.length === 0 || textIn(first).inside.start === first.end) return [];
  const text = [first, ...others].map((note) => escaped(textIn(note).text)).join('\n');
  const edits = [{...textIn(first).inside, text}, ...others.map((note) => removal(document, note))];
  return [{text: `Combine the ${others.length + 1} ${writtenName(first)} elements into one.`, edits}];
}

/** A period that ends before it begins, with its dates the other way round. */
export function swappedPeriod({element}: Setting): Correction[] {
  const period = childAt(element, 'StartDate') ? element : (element.parent ?? element);
  const [start, end] = [childAt(period, 'StartDate'), childAt(period, 'EndDate')];
  const areDates = [start, end].every((date) => /^\d{4}-\d{2}-\d{2}$/.test(date?.text ?? ''));
  if (!start || !end || !areDates || start.text <= end.text) return [];
  const edits = [
    {...start.inside, text: end.text},
    {...end.inside, text: start.text},
  ];
  return [
    {text: `Swap the start and end dates of ${writtenName(period)}, because the period ends before it begins.`, edits},
  ];
}
