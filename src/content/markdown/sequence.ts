import {framed, moved, numberAt, pointsOf, withNumber, withPoints} from './svg';

/** In pixels of the drawings of beautiful-mermaid, whose rows are 40 high and can't be set: where the first row is, and what is kept free around a drawing. */
const FIRST_ROW = 90;
const PADDING = 30;
const KEPT_PADDING = 8;

/** How high a drawing should be, and how near to each other its rows come for it: 20 px, so that no label touches the line above it. */
const HEIGHT = 420;
const NEAREST = 0.5;
const NEAR = 0.7;

/** How wide a drawing is at least and at most. */
const WIDTH = 800;
const WIDEST = 1054;

/** The size of a label, as beautiful-mermaid draws it and here, and how wide a character and the room beside the label are. */
const DRAWN_LABEL = 11;
const LABEL = 13;
const CHARACTER = 7;
const BESIDE = 32;

/** Where beautiful-mermaid draws the frame of a loop: above its first row and below its last one; the rows, and what the name and a step of one's own and the way to its label take. */
const ABOVE_LOOP = 40;
const BELOW_LOOP = 20;
const ROW = 40;
const LOOP_NAME = 28;
const OWN_STEP = 20;
const OWN_LABEL = 38;
const FREE = 4;

type Place = (value: number) => number;

/** Where an element is: its first point. */
const topOf = (element: string): number =>
  numberAt('y1', element) || (pointsOf(element)[0]?.y ?? numberAt('y', element));

const leftOf = (element: string): number =>
  numberAt('x1', element) || (pointsOf(element)[0]?.x ?? numberAt('x', element));

/** Brings the rows nearer to each other. */
function rowsOf(end: number): Place {
  const room = HEIGHT - 2 * KEPT_PADDING - (FIRST_ROW - PADDING);
  const factor = Math.max(NEAREST, Math.min(NEAR, room / (end - FIRST_ROW)));
  return (y) => Math.round(y <= FIRST_ROW ? y : FIRST_ROW + (y - FIRST_ROW) * factor);
}

/** The steps of somebody's own: at which lifeline each begins, and how far it reaches with its label. */
const ownSteps = (svg: string): {readonly at: number; readonly reach: number}[] =>
  Array.from(
    svg.matchAll(/data-label="([^"]*)"[^>]*data-self="true">\s*(<polyline[^>]*>)/g),
    ([, label = '', line = '']) => ({at: leftOf(line), reach: OWN_LABEL + label.length * CHARACTER}),
  );

/** How much further than drawn the labels of the last one's own steps reach. */
function missingRight(svg: string): number {
  const reaches = ownSteps(svg).map(({at, reach}) => at + reach);
  return Math.max(0, Math.max(0, ...reaches) - (numberAt('width', svg) - PADDING));
}

/** Takes the lifelines away from each other, so that the drawing is wide enough and each label fits between its two. */
function columnsOf(svg: string): Place {
  const lifelines = Array.from(svg.matchAll(/<line class="lifeline"[^>]*>/g), ([line]) => numberAt('x1', line));
  const [first, last] = [Math.min(...lifelines), Math.max(...lifelines)];
  const margins = numberAt('width', svg) + missingRight(svg) - 2 * (PADDING - KEPT_PADDING) - (last - first);
  const needed = Array.from(
    svg.matchAll(/data-label="([^"]*)"[^>]*data-self="false">\s*(<line[^>]*>)/g),
    ([, label = '', line = '']) =>
      (label.length * CHARACTER + BESIDE) / Math.abs(numberAt('x2', line) - numberAt('x1', line)),
  );
  const own = ownSteps(svg).map(({at, reach}) => (reach + FREE) / (Math.min(...lifelines.filter((x) => x > at)) - at));
  const span = last - first || 1;
  const wanted = Math.max((WIDTH - margins) / span, ...needed, ...own);
  const factor = Math.max(1, Math.min(wanted, (WIDEST - margins) / span));
  return (x) => Math.round(x + (Math.min(Math.max(x, first), last) - first) * (factor - 1));
}

const withNumbers = (element: string, numbers: Readonly<Record<string, number>>): string =>
  Object.entries(numbers).reduce((result, [name, value]) => withNumber(result, name, value), element);

/** A line with each end at its place. */
function placedLine(line: string, column: Place, row: Place): string {
  const [x1, y1, x2, y2] = ['x1', 'y1', 'x2', 'y2'].map((name) => numberAt(name, line)) as [
    number,
    number,
    number,
    number,
  ];
  return withNumbers(line, {x1: column(x1), y1: row(y1), x2: column(x2), y2: row(y2)});
}

/** A message: its line between its lifelines, its label as far above as it was. A step of one's own keeps its shape. */
function placedMessage(group: string, column: Place, row: Place): string {
  const start = group.replace(/^[^>]*>/, '');
  const [x, y] = [leftOf(start), topOf(start)];
  if (group.includes('data-self="true"')) return moved(group, column(x) - x, row(y) - y);
  return group.replace(/<(?:line|text)[^>]*>/g, (part) =>
    part.startsWith('<line')
      ? placedLine(part, column, row)
      : moved(part, column(leftOf(part)) - leftOf(part), row(y) - y),
  );
}

/** A note, as much wider as its text is larger. */
function placedNote(group: string, column: Place, row: Place): string {
  const middle = numberAt('x', /<text[^>]*>/.exec(group)?.[0] ?? '');
  const top = topOf(group.replace(/^[^>]*>/, ''));
  const wider = group.replace(/<polygon[^>]*>/g, (part) =>
    withPoints(
      part,
      pointsOf(part).map(({x, y}) => ({x: middle + ((x - middle) * LABEL) / DRAWN_LABEL, y})),
    ),
  );
  return moved(wider, column(middle) - middle, row(top) - top);
}

/** A loop: its frame from below the row before it to above the label of the row after it, with its name at the frame's corner. */
function placedLoop(group: string, column: Place, row: Place, hasOwnStep: (row: number) => boolean): string {
  const frame = /<rect[^>]*>/.exec(group)?.[0] ?? '';
  const [left, top, width, height] = ['x', 'y', 'width', 'height'].map((name) => numberAt(name, frame)) as [
    number,
    number,
    number,
    number,
  ];
  const [firstRow, lastRow] = [top + ABOVE_LOOP, top + height - BELOW_LOOP];
  const start = Math.max(row(firstRow) - ABOVE_LOOP, row(firstRow - ROW - LOOP_NAME) + FREE);
  const end = row(lastRow) + (hasOwnStep(lastRow) ? OWN_STEP + FREE : (row(lastRow + ROW) - row(lastRow) - LABEL) / 2);
  const [x, way] = [column(left), column(left) - left];
  const name = />([^<]*)<\/text>/.exec(group)?.[1] ?? '';
  return group.replace(/<(?:rect|text)[^>]*>/g, (part) => {
    if (part === frame) return withNumbers(part, {x, y: start, width: column(left + width) - x, height: end - start});
    if (!part.startsWith('<rect')) return moved(part, way, start - top);
    return withNumbers(part, {x, y: start, width: name.length * CHARACTER + 2 * LABEL});
  });
}

/** A sequence diagram as an SVG with its lifelines away from each other, its rows nearer to each other and larger labels; any other drawing as it is. */
export function spread(svg: string): string {
  const end = numberAt('y2', /<line class="lifeline"[^>]*>/.exec(svg)?.[0] ?? '');
  if (end <= FIRST_ROW) return svg;
  const [row, column] = [rowsOf(end), columnsOf(svg)];
  const width = Math.ceil(column(numberAt('width', svg)) + missingRight(svg));
  const margin = PADDING - KEPT_PADDING;
  const ownSteps = Array.from(svg.matchAll(/<polyline[^>]*>/g), ([line]) => topOf(line));
  const hasOwnStep = (y: number): boolean => ownSteps.includes(y);
  const parts = svg
    .replace(/<g class="message"[\s\S]*?<\/g>/g, (group) => placedMessage(group, column, row))
    .replace(/<g class="note"[\s\S]*?<\/g>/g, (group) => placedNote(group, column, row))
    .replace(/<g class="actor"[\s\S]*?<\/g>/g, (group) => {
      const x = numberAt('x', /<text[^>]*>/.exec(group)?.[0] ?? '');
      return moved(group, column(x) - x, 0);
    })
    .replace(/<g class="block"[\s\S]*?<\/g>/g, (group) => placedLoop(group, column, row, hasOwnStep))
    .replace(/<line class="lifeline"[^>]*>/g, (line) => placedLine(line, column, row))
    .replaceAll(` font-size="${DRAWN_LABEL}"`, ` font-size="${LABEL}"`);
  return framed(parts, margin, margin, width - 2 * margin, row(end) - margin + KEPT_PADDING);
}
