/** In pixels of the drawings of beautiful-mermaid, whose rows are 40 high and can't be set: where the first row is, and what is kept free around a drawing. */
const FIRST_ROW = 90;
const PADDING = 30;
const KEPT_PADDING = 8;

/** How high a drawing should be, and how near to each other its rows come for it: 20 px, so that no label touches the line above it. */
const HEIGHT = 350;
const NEAREST = 0.5;
const NEAR = 0.7;

const numberAt = (name: string, element: string): number =>
  Number(new RegExp(` ${name}="([\\d.]+)"`).exec(element)?.[1] ?? 0);

/** Where an element is: the height of its first point. */
const topOf = (element: string): number =>
  numberAt('y1', element) || Number(/ points="[\d.]+,([\d.]+)/.exec(element)?.[1] ?? 0) || numberAt('y', element);

/** A sequence diagram with its rows nearer to each other, as an SVG; any other drawing as it is. */
export function lowered(svg: string): string {
  const end = numberAt('y2', /<line class="lifeline"[^>]*>/.exec(svg)?.[0] ?? '');
  if (end <= FIRST_ROW) return svg;
  const room = HEIGHT - 2 * KEPT_PADDING - (FIRST_ROW - PADDING);
  const factor = Math.max(NEAREST, Math.min(NEAR, room / (end - FIRST_ROW)));
  const placed = (y: number): number => Math.round(y <= FIRST_ROW ? y : FIRST_ROW + (y - FIRST_ROW) * factor);
  const moved = (group: string, top: number): string =>
    placed(top) === Math.round(top)
      ? group
      : group.replace(/^<(\w+)/, `<$1 transform="translate(0 ${placed(top) - Math.round(top)})"`);
  const stretched = (rect: string): string => {
    const [y, height] = [numberAt('y', rect), numberAt('height', rect)];
    const inside = placed(y + height) - placed(y);
    return rect.replace(/ y="[^"]*"/, ` y="${placed(y)}"`).replace(/ height="[^"]*"/, ` height="${inside}"`);
  };
  const isFrame = (element: string): boolean => element.startsWith('<rect') && element.includes('fill="none"');
  const top = PADDING - KEPT_PADDING;
  const height = placed(end) - top + KEPT_PADDING;
  return svg
    .replace(/<g class="(?:message|note)"[\s\S]*?<\/g>/g, (group) => moved(group, topOf(group.replace(/^[^>]*>/, ''))))
    .replace(/(<g class="block"[^>]*>)([\s\S]*?)<\/g>/g, (_, start: string, content: string) => {
      const parts = content.replace(/<(?:rect|line|text)[^>]*>/g, (part) =>
        isFrame(part) ? stretched(part) : moved(part, topOf(part)),
      );
      return `${start}${parts}</g>`;
    })
    .replace(/(<line class="lifeline"[^>]* y2=")[^"]*/g, (_, start: string) => `${start}${placed(end)}`)
    .replace(/viewBox="0 0 ([\d.]+) [\d.]+"/, `viewBox="0 ${top} $1 ${height}"`)
    .replace(/(<svg [^>]*? height=")[^"]*/, `$1${height}`);
}
