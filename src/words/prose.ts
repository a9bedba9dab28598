import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

type Prose = Readonly<Record<'keys' | 'maps' | 'patterns' | 'skip' | 'code' | 'attributes', string[]>>;

const prose = parse(fs.readFileSync(path.join(import.meta.dirname, 'prose.yml'), 'utf8')) as Prose;

/** YAML keys whose text, or list of texts, people read. */
export const proseKeys = new Set(prose.keys);
/** YAML keys below which every text is for people, whatever its own key. */
export const proseMaps = new Set(prose.maps);
/** What YAML keys look like whose text people read, although each file has its own. */
export const prosePatterns = prose.patterns.map((pattern) => new RegExp(pattern));
/** YAML keys below which nothing is for people. */
export const skippedKeys = new Set(prose.skip);
/** YAML keys whose text is code, although it has spaces. */
export const codeKeys = new Set(prose.code);
/** Attributes of components, in MDX and TSX, whose text people read or hear. */
export const proseAttributes = new Set(prose.attributes);
