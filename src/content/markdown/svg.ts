/** The number in an attribute of an element, or 0. */
export const numberAt = (name: string, element: string): number =>
  Number(new RegExp(` ${name}="(-?[\\d.]+)"`).exec(element)?.[1] ?? 0);

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The points of a polyline or polygon. */
export const pointsOf = (element: string): Point[] =>
  Array.from(/ points="([^"]*)"/.exec(element)?.[1]?.matchAll(/(-?[\d.]+),(-?[\d.]+)/g) ?? [], ([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));

/** An element with its attribute `points` set. */
export const withPoints = (element: string, points: readonly Point[]): string =>
  element.replace(/ points="[^"]*"/, ` points="${points.map(({x, y}) => `${x},${y}`).join(' ')}"`);

/** An element with an attribute of numbers set, which it has. */
export const withNumber = (element: string, name: string, value: number): string =>
  element.replace(new RegExp(` ${name}="[^"]*"`), ` ${name}="${value}"`);

/** A group or an element, moved. */
export const moved = (element: string, x: number, y: number): string =>
  x === 0 && y === 0 ? element : element.replace(/^<(\w+)/, `<$1 transform="translate(${x} ${y})"`);

/** The corners of a rectangle, a circle, or what has points. */
export function cornersOf(element: string): Point[] {
  const at = (name: string): number => numberAt(name, element);
  if (element.startsWith('<circle')) {
    const [x, y, r] = [at('cx'), at('cy'), at('r')];
    return [
      {x: x - r, y: y - r},
      {x: x + r, y: y + r},
    ];
  }
  if (!element.startsWith('<rect')) return pointsOf(element);
  const [x, y] = [at('x'), at('y')];
  return [
    {x, y},
    {x: x + at('width'), y: y + at('height')},
  ];
}

/** A drawing that ends where these bounds do. */
export const framed = (svg: string, left: number, top: number, width: number, height: number): string =>
  svg.replace(
    /viewBox="[^"]*" width="[^"]*" height="[^"]*"/,
    `viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}"`,
  );
