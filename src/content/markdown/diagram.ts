import {loadMermaid} from './mermaid.cjs';
import {drawnGraph} from './graph';
import {spread} from './sequence';

/** A finished diagram: its drawing, and the same as sentences for those who cannot see it. */
export interface Drawing {
  readonly svg: string;
  readonly steps: readonly string[];
}

const text = (html: string): string =>
  html.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"');

function namesIn(svg: string): (id: string) => string {
  const nodes = svg.matchAll(/class="(?:actor|node)" data-id="([^"]*)" data-label="([^"]+)"/g);
  const labels = Array.from(nodes, ([, id = '', label = '']) => [id, text(label).replaceAll('\n', ' or ')] as const);
  const names = new Map(labels);
  // Each `[*]` has an ID of its own: _end, _end2.
  return (id) => names.get(id) ?? id.replace(/^_start\d*$/, 'Start').replace(/^_end\d*$/, 'End');
}

function stepsOf(svg: string): string[] {
  const nameOf = namesIn(svg);
  const edges = svg.matchAll(/class="(?:message|edge)" data-from="([^"]*)" data-to="([^"]*)"([^>]*)/g);
  return Array.from(edges, ([, from = '', to = '', rest = '']) => {
    const label = / data-label="([^"]*)"/.exec(rest)?.[1];
    const pair = from === to ? nameOf(from) : `${nameOf(from)} to ${nameOf(to)}`;
    return label ? `${pair}: ${text(label)}` : pair;
  });
}

/** By id and text: the preview makes the pages of a contract again with each of its edits, and few of them change a diagram. */
const known = new Map<string, Drawing>();

/** Loads what draws a Mermaid text in the colours of `.diagram`, or throws for one with errors; `id` keeps the ids inside the drawings of a page apart. */
export async function loadDrawDiagram(): Promise<(mermaid: string, id: string) => Drawing> {
  const {renderMermaidSVG} = await loadMermaid();
  const draw = (mermaid: string, id: string): Drawing => {
    const isSequence = /^\s*sequenceDiagram/.test(mermaid);
    const svg = isSequence ? spread(renderMermaidSVG(mermaid)) : drawnGraph(mermaid, renderMermaidSVG);
    const own = svg
      .replace(/<style>[\s\S]*?<\/style>/, '')
      .replace(/<svg ([^>]*?) style="[^"]*">/, '<svg $1 aria-hidden="true">')
      .replace(/ xmlns="[^"]*"/, '')
      .replace(/ (?:data-[\w-]+|class|font-weight="400|stroke-width="1)(?:="[^"]*)?"/g, '')
      .replace(/<marker id="([^"]+)"[\s\S]*?<\/marker>/g, (marker, name: string) =>
        svg.includes(`url(#${name})`) ? marker : '',
      )
      .replace(/>\s+</g, '><')
      .replace(/\d+\.\d{2,}/g, (number) => String(Number(Number(number).toFixed(1))))
      .replace(/ id="([^"]+)"/g, ` id="${id}-$1"`)
      .replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`);
    return {svg: own, steps: stepsOf(renderMermaidSVG(mermaid))};
  };
  return (mermaid, id) => {
    const key = `${id} ${mermaid}`;
    const drawing = known.get(key) ?? draw(mermaid, id);
    known.set(key, drawing);
    return drawing;
  };
}
