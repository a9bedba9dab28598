// The package exports itself to `import` only, while Docusaurus loads this file with `require`: hence the path.
import {renderMermaidSVG} from '../../../node_modules/beautiful-mermaid/dist/index.js';

/** A finished diagram: its drawing, and the same as sentences for those who cannot see it. */
export interface Drawing {
  readonly svg: string;
  readonly steps: readonly string[];
}

const text = (html: string): string =>
  html.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"');

function names(svg: string): Map<string, string> {
  const known = new Map([
    ['_start', 'Start'],
    ['_end', 'End'],
  ]);
  for (const [, id = '', label = ''] of Array.from(
    svg.matchAll(/class="(?:actor|node)" data-id="([^"]*)" data-label="([^"]*)"/g),
  )) {
    if (label) known.set(id, text(label));
  }
  return known;
}

function stepsOf(svg: string): string[] {
  const known = names(svg);
  const edges = svg.matchAll(/class="(?:message|edge)" data-from="([^"]*)" data-to="([^"]*)"([^>]*)/g);
  return Array.from(edges, ([, from = '', to = '', rest = '']) => {
    const label = / data-label="([^"]*)"/.exec(rest)?.[1];
    const pair = from === to ? (known.get(from) ?? from) : `${known.get(from) ?? from} to ${known.get(to) ?? to}`;
    return label ? `${pair}: ${text(label)}` : pair;
  });
}

/**
 * Draws a Mermaid sequence or state diagram at build time. Colours come from the site's style sheet (`.diagram`), so the
 * drawing follows light and dark; its own style sheet, which names a foreign font, is dropped.
 * @param id prefix that keeps the ids inside the drawing unique on a page
 * @throws Error for Mermaid that cannot be read
 */
export function drawDiagram(mermaid: string, id: string): Drawing {
  const svg = renderMermaidSVG(mermaid);
  const own = svg
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/<svg ([^>]*?) style="[^"]*">/, '<svg $1 aria-hidden="true" focusable="false">')
    .replace(/ id="([^"]+)"/g, ` id="${id}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`);
  return {svg: own, steps: stepsOf(svg)};
}
