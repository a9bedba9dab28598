import {service} from '../../service';
import {brandLogo} from '../brand/logo';
import {darkColour} from './colours';
import {linesOf, outlinesOf, widthOf, type Face} from './lines';

/** What a picture shows, in pixels: the size that the networks ask for (ogp.me; 1.91 to 1). */
export const SIZE = {width: 1200, height: 630} as const;

const LEFT = 88;
const INNER = SIZE.width - 2 * LEFT;

/** From the largest: the first in which the title has at most so many lines, none of them too wide. */
const TITLES: readonly (Face & {readonly lines: number})[] = [
  {weight: 600, size: 72, lines: 2},
  {weight: 600, size: 56, lines: 3},
  {weight: 600, size: 46, lines: 4},
];

const BASE = 500;
const LEADING = 1.12;

/** The title in lines, and its face. @throws Error for a title that doesn't fit in the smallest */
function fitted(title: string): {face: Face; lines: string[]} {
  for (const {lines: most, ...face} of TITLES) {
    const lines = linesOf(title, face, INNER);
    if (lines.length <= most && lines.every((line) => widthOf(line, face) <= INNER)) return {face, lines};
  }
  throw new Error(`The title '${title}' is too long for a picture of src/plugins/link-pictures.`);
}

const path = (colour: string, outlines: readonly string[]): string =>
  `<path fill="${colour}" d="${outlines.join('')}"/>`;

/** The mark of the site, drawn at this place and size. */
const mark = (x: number, y: number, size: number): string =>
  brandLogo().replace(/<svg(?=[\s>])/, `<svg x="${x}" y="${y}" width="${size}" height="${size}"`);

/** The picture of a page as SVG, text as outlines: the name of the service, the section that the page is in, and its title. */
export function pictureOf(title: string, section: string): string {
  const {face, lines} = fitted(title);
  const first = BASE - (lines.length - 1) * face.size * LEADING;
  const name: Face = {weight: 600, size: 32};
  const small: Face = {weight: 400, size: 30};
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">`,
    `<rect width="${SIZE.width}" height="${SIZE.height}" fill="${darkColour('page')}"/>`,
    mark(LEFT, 72, 56),
    path(darkColour('text'), [outlinesOf(service.service.name, name, LEFT + 76, 112)]),
    path(darkColour('accent-text'), [outlinesOf(section, small, LEFT, first - face.size - 12)]),
    path(
      darkColour('text'),
      lines.map((line, index) => outlinesOf(line, face, LEFT, first + index * face.size * LEADING)),
    ),
    `<path stroke="${darkColour('accent')}" stroke-width="8" d="M0 ${SIZE.height - 4}H${SIZE.width}"/>`,
    '</svg>',
  ].join('');
}
