import fs from 'node:fs';
import {builtHtml, routes, sourceOf} from './site';

/** What a page is made of: the components that its source names, the parts that its HTML says it has, and its section with the frame. */
function partsOf(path: string, section: string): ReadonlySet<string> {
  const source = section === 'reference' ? '' : fs.readFileSync(sourceOf(path), 'utf8');
  const named = source.matchAll(/<([A-Z]\w+)/g);
  const drawn = builtHtml(path).matchAll(/data-part="?(\w+?)-\d+/g);
  return new Set([`section ${section}`, ...Array.from([...named, ...drawn], ([, name = '']) => name)]);
}

/**
 * Few pages that together have every part that any page has, and of each section at least one: what costs much is looked at on these.
 * The page with the most parts that are still missing is always next, of several such pages the smallest.
 */
export function coveringPages(): string[] {
  const all = routes
    .map(({path, section}) => ({path, parts: partsOf(path, section), size: builtHtml(path).length}))
    .sort((a, b) => a.size - b.size);
  const missing = new Set(all.flatMap(({parts}) => [...parts]));
  const gain = ({parts}: {parts: ReadonlySet<string>}): number => [...parts].filter((part) => missing.has(part)).length;
  const chosen: string[] = [];
  while (missing.size > 0) {
    const [best] = [...all].sort((a, b) => gain(b) - gain(a));
    if (!best) break;
    for (const part of best.parts) missing.delete(part);
    chosen.push(best.path);
  }
  return chosen;
}
