/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The numbers of a colour as browsers compute it, `rgb(…)`. */
function rgbOf(computed: string): Rgb {
  const [red = 0, green = 0, blue = 0] = (computed.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue];
}

/**
 * Reads colours of src/css/tokens.css as the browser computes them, so that they are written once.
 * @param names without the two dashes
 */
export function readTokens(names: readonly string[], scheme: 'light' | 'dark'): ReadonlyMap<string, Rgb> {
  const probe = document.createElement('div');
  probe.style.colorScheme = scheme;
  // One element a colour: the browser computes all of them at once.
  for (const name of names) probe.appendChild(document.createElement('i')).style.color = `var(--${name})`;
  document.body.append(probe);
  const colours = Array.from(
    probe.children,
    (element, at) => [names[at] ?? '', rgbOf(getComputedStyle(element).color)] as const,
  );
  probe.remove();
  return new Map(colours);
}
