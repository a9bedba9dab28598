import fs from 'node:fs';
import {brand} from '../../service/brand';
import {BUILT_IN} from '../../service/service';

const OWN_LOGO = 'src/plugins/brand/logo.svg';

/** The accent in the built-in logo: that of light mode. */
const [OWN_ACCENT = ''] = BUILT_IN.accent.split(' ');

/** The operator's logo, an SVG. @throws Error in words for a path without a file, and for a file that isn't an SVG */
export function brandLogo(): string {
  if (!brand.logo) return fs.readFileSync(OWN_LOGO, 'utf8').replaceAll(OWN_ACCENT, brand.colours.accent.light);
  if (!fs.existsSync(brand.logo)) throw new Error(`PSB_LOGO names ${brand.logo}, which is not there.`);
  const text = fs.readFileSync(brand.logo, 'utf8');
  if (!/<svg[\s>]/.test(text)) throw new Error(`PSB_LOGO names ${brand.logo}, which is not an SVG.`);
  return text;
}
