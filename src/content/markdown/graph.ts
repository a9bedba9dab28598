import {cornersOf, framed, numberAt, pointsOf, withPoints, type Point} from './svg';

/** In pixels: what is kept free around the drawing and between its boxes, and how wide it may be: the content without the frame. */
const CLOSE = {padding: 8, nodeSpacing: 16, layerSpacing: 28};
const WIDTH = 1054;

/** In pixels: how near a line may come to a box that it passes. */
const NEAR = 6;

/** In pixels: the straight end of an edge, which its arrowhead needs. */
const END = 12;

/** A label of more characters has two lines, where the drawing would be too wide. */
const LONG = 14;

/** The size of the text of an edge, whose box has room for it. */
const LABEL = 12;

type Draw = (mermaid: string, options: typeof CLOSE) => string;

/** A long label in two lines, broken near its middle: between words, or inside a name such as `OrderSent`. */
function inTwoLines(label: string): string {
  if (label.length <= LONG || label.includes('<br>')) return label;
  const fromMiddle = (place: number): number => Math.abs(place - label.length / 2);
  const places = Array.from(label.matchAll(/ |(?<=[a-z])(?=[A-Z])/g), ({index}) => index);
  const place = places.reduce((best, each) => (fromMiddle(each) < fromMiddle(best) ? each : best), 0);
  return place === 0 ? label : `${label.slice(0, place)}<br>${label.slice(place).trimStart()}`;
}

const wrapped = (mermaid: string): string =>
  mermaid
    .replace(/(?<=-->.*: ).+$/gm, inTwoLines)
    .replace(/(?<=state ")[^"]+/g, inTwoLines)
    .replace(/(?<=--> *\|)[^|]+/g, inTwoLines);

const topDown = (mermaid: string): string => mermaid.replace(/^(\s*direction|flowchart|graph) LR$/m, '$1 TB');

const EDGES = /<polyline class="edge"[^>]*>/g;
const NODES = /<g class="node" data-id="([^"]*)"[\s\S]*?<\/g>/g;

const EMPTY_LABELS = /<g class="edge-label"[^>]* data-label="\u200B">[\s\S]*?<\/g>/g;

const attribute = (name: string, element: string): string => new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1] ?? '';

const shapeOf = (node: string): Point[] => cornersOf(/<(?:rect|circle|polygon)[^>]*>/.exec(node)?.[0] ?? '');

/** Whether a line, which has only straight parts along the axes, crosses or grazes what has these corners. */
function crosses(line: readonly Point[], corners: readonly Point[]): boolean {
  const apart = (axis: keyof Point, a: Point, b: Point): boolean => {
    const places = corners.map((corner) => corner[axis]);
    const [first, last] = [Math.min(...places) - NEAR, Math.max(...places) + NEAR];
    return Math.max(a[axis], b[axis]) <= first || Math.min(a[axis], b[axis]) >= last;
  };
  return line.slice(1).some((to, index) => {
    const from = line[index] ?? to;
    return !apart('x', from, to) && !apart('y', from, to);
  });
}

/** An empty label, for which an edge is laid around boxes. Without one beautiful-mermaid can join it with others behind a box. */
const EMPTY = '\u200B';

/** The text with an empty label on each edge between states that runs behind a box. */
function withoutHidden(mermaid: string, svg: string): string {
  const nodes = Array.from(svg.matchAll(NODES), ([node, id = '']) => ({id, corners: shapeOf(node)}));
  return Array.from(svg.matchAll(EDGES), ([edge]) => edge).reduce((text, edge) => {
    const ends = [attribute('data-from', edge), attribute('data-to', edge)];
    const isHidden = nodes.some(({id, corners}) => !ends.includes(id) && crosses(pointsOf(edge), corners));
    return isHidden ? text.replace(new RegExp(`^ *${ends.join(' --> ')}$`, 'm'), `$&: ${EMPTY}`) : text;
  }, mermaid);
}

/** How far a node has to go so that the edge into it, which ends at its near or far side, has a straight end. */
function missingEnd(edge: string, node: readonly Point[], axis: keyof Point): number {
  const [before, last] = pointsOf(edge).slice(-2);
  const across = axis === 'x' ? 'y' : 'x';
  if (!before || !last || Math.abs(before[across] - last[across]) > 0.1) return 0;
  const middle = node.reduce((sum, point) => sum + point[axis], 0) / node.length;
  const run = last[axis] - before[axis];
  return last[axis] < middle ? Math.max(0, END - run) : Math.min(0, -END - run);
}

const shiftedNode = (node: string, way: number, axis: keyof Point): string =>
  node
    .replace(
      new RegExp(` (c?${axis})="([\\d.]+)"`, 'g'),
      (_, name: string, value: string) => ` ${name}="${Number(value) + way}"`,
    )
    .replace(/<polygon[^>]*>/g, (shape) =>
      withPoints(
        shape,
        pointsOf(shape).map((point) => ({...point, [axis]: point[axis] + way})),
      ),
    );

/**
 * Moves each node away from the bends of the edges that lead to it. beautiful-mermaid puts the nodes of a column in
 * line after the edges are laid, so that a node can cover the bend and the arrowhead.
 */
function withFreeEnds(svg: string, axis: keyof Point): string {
  const edges = Array.from(svg.matchAll(EDGES), ([edge]) => edge);
  const ways = Array.from(svg.matchAll(NODES), ([node, id = '']) => {
    const corners = shapeOf(node);
    const missing = edges
      .filter((edge) => attribute('data-to', edge) === id)
      .map((edge) => missingEnd(edge, corners, axis));
    return [id, Math.max(0, ...missing) || Math.min(0, ...missing)] as const;
  });
  const wayOf = new Map(ways);
  const shifted = (point: Point, id: string): Point => ({...point, [axis]: point[axis] + (wayOf.get(id) ?? 0)});
  return svg
    .replace(NODES, (node, id: string) => shiftedNode(node, wayOf.get(id) ?? 0, axis))
    .replace(EDGES, (edge) => {
      const points = pointsOf(edge);
      const ends = points.map((point, index) => {
        if (index === 0) return shifted(point, attribute('data-from', edge));
        return index === points.length - 1 ? shifted(point, attribute('data-to', edge)) : point;
      });
      return withPoints(edge, ends);
    });
}

/** Without the empty strip that beautiful-mermaid leaves at the right and below. */
function cropped(svg: string): string {
  const corners = Array.from(
    svg.replace(/<defs>[\s\S]*?<\/defs>/, '').matchAll(/<(?:rect|circle|polygon|polyline)[^>]*>/g),
    ([each]) => cornersOf(each),
  ).flat();
  const end = (axis: keyof Point): number =>
    Math.ceil(Math.max(...corners.map((corner) => corner[axis]))) + CLOSE.padding;
  return framed(svg, 0, 0, end('x'), end('y'));
}

/** A diagram of states or decisions as an SVG: from left to right if it fits so, else with broken labels, else from top to bottom. */
export function drawnGraph(mermaid: string, draw: Draw): string {
  const clear = withoutHidden(mermaid, draw(mermaid, CLOSE));
  const texts = [clear, wrapped(clear), topDown(clear), topDown(wrapped(clear))];
  const drawn = (text: string): string =>
    cropped(withFreeEnds(draw(text, CLOSE).replace(EMPTY_LABELS, ''), /\b(?:LR|RL)$/m.test(text) ? 'x' : 'y'));
  let svg = '';
  for (const text of texts) {
    svg = drawn(text);
    if (numberAt('width', svg) <= WIDTH) break;
  }
  return svg.replaceAll(' font-size="11"', ` font-size="${LABEL}"`);
}
