import fs from 'node:fs';
import {brand} from '../../service/brand';
import type {PublicFile} from '../../sources/downloads';

const OWN_LOGO = 'src/plugins/brand/logo.svg';

/** The accent in the built-in logo. */
const OWN_ACCENT = '#6b2fd9';

/** @throws Error in words for a path without a file */
function read(variable: string, file: string): Buffer {
  if (!fs.existsSync(file)) throw new Error(`${variable} names ${file}, which is not there.`);
  return fs.readFileSync(file);
}

function logo(): string {
  if (!brand.logo) return fs.readFileSync(OWN_LOGO, 'utf8').replaceAll(OWN_ACCENT, brand.colours.accent.light);
  const text = read('PSB_LOGO', brand.logo).toString();
  if (!/<svg[\s>]/.test(text)) throw new Error(`PSB_LOGO names ${brand.logo}, which is not an SVG.`);
  return text;
}

/** Where a PNG has its width and, behind it, its height (https://www.w3.org/TR/png-3/#11IHDR). */
const SIZE_AT = 16;

function socialCard(): PublicFile[] {
  if (!brand.socialCard) return [];
  const bytes = read('PSB_SOCIAL_CARD', brand.socialCard);
  const isPng = bytes.toString('latin1', 1, 4) === 'PNG';
  if (!isPng || bytes.readUInt32BE(SIZE_AT) !== 1200 || bytes.readUInt32BE(SIZE_AT + 4) !== 630)
    throw new Error(`PSB_SOCIAL_CARD names ${brand.socialCard}, which is not a PNG of 1200 by 630.`);
  return [{path: 'img/social-card.png', content: bytes}];
}

/** The operator's pictures, at the addresses that every page names. @throws Error in words for a picture that isn't one */
export const brandPictures = (): PublicFile[] => [{path: 'img/logo.svg', content: logo()}, ...socialCard()];
