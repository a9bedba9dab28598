import {expect, test} from 'vitest';
import {edited} from '../../../../src/diagnosis/source/edits';
import {excerptOf, spanAfter} from '../../../../src/diagnosis/source/excerpt';
import type {Span} from '../../../../src/diagnosis/source/model';

const spanOf = (text: string, part: string): Span => ({
  start: text.indexOf(part),
  end: text.indexOf(part) + part.length,
});

const marked = (text: string, marks: readonly Span[]): string[] => marks.map(({start, end}) => text.slice(start, end));

const LINES = `<a>
  <b>
    <one>1</one>
    <two>2</two>

    <three>3</three>
    <four>4</four>
    <five>5</five>
  </b>
</a>
`;

test('an excerpt has three lines above and below, without the common margin', () => {
  const {line, text, marks} = excerptOf({text: LINES}, [spanOf(LINES, '<three>3</three>')]);
  expect(line).toBe(3);
  expect(text).toBe('  <one>1</one>\n  <two>2</two>\n\n  <three>3</three>\n  <four>4</four>\n  <five>5</five>\n</b>');
  expect(marked(text, marks)).toEqual(['<three>3</three>']);
});

test('marks of several elements, and of one on several lines, are in the lines of the excerpt', () => {
  const spans = [spanOf(LINES, '<five>5</five>'), spanOf(LINES, '<one>1</one>\n    <two>2</two>')];
  const {text, marks} = excerptOf({text: LINES}, spans);
  expect(marked(text, marks)).toEqual(['<one>1</one>', '<two>2</two>', '<five>5</five>']);
});

test('an excerpt has 14 lines at most, from the first mark', () => {
  const long = Array.from({length: 100}, (_, index) => `<line>${index}</line>`).join('\r\n');
  const {line, text, marks} = excerptOf({text: long}, [
    spanOf(long, '<line>50</line>'),
    spanOf(long, '<line>90</line>'),
  ]);
  expect(line).toBe(48);
  expect(text.split('\n')).toHaveLength(14);
  expect(text).not.toContain('\r');
  expect(marked(text, marks)).toEqual(['<line>50</line>']);
});

test('a document without line breaks is cut around the mark', () => {
  const flat = `<a>${'<x>1</x>'.repeat(100_000)}<wrong>2</wrong>${'<x>1</x>'.repeat(100_000)}</a>`;
  const {line, text, marks} = excerptOf({text: flat}, [spanOf(flat, '<wrong>2</wrong>')]);
  expect(line).toBe(1);
  expect(text.length).toBeLessThan(250);
  expect(text).toMatch(/^….*…$/);
  expect(marked(text, marks)).toEqual(['<wrong>2</wrong>']);
});

test('the first and the last line of a document have none around', () => {
  expect(excerptOf({text: LINES}, [])).toMatchObject({line: 1, marks: []});
  expect(excerptOf({text: '<a/>'}, [{start: 0, end: 4}])).toEqual({line: 1, text: '<a/>', marks: [{start: 0, end: 4}]});
});

test('a span moves with the edits before it, and grows with those in it', () => {
  const edits = [
    {...spanOf(LINES, '1'), text: '1000'},
    {...spanOf(LINES, '3'), text: ''},
  ];
  const after = edited(LINES, edits);
  const moved = (part: string): string => marked(after, [spanAfter(spanOf(LINES, part), edits)]).join('');
  expect(moved('<one>1</one>')).toBe('<one>1000</one>');
  expect(moved('<two>2</two>')).toBe('<two>2</two>');
  expect(moved('<three>3</three>')).toBe('<three></three>');
});

test('what is inserted is marked', () => {
  const at = LINES.indexOf('<four>');
  const insertion = {start: at, end: at, text: '<new/>'};
  const {start, end} = spanAfter({start: at, end: at}, [insertion]);
  expect(edited(LINES, [insertion]).slice(start, end)).toBe('<new/>');
});
