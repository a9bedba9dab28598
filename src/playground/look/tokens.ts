/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/**
 * Reads colours of src/css/tokens.css as the browser computes them, so that they are written once.
 * @param names without the two dashes
 */
export function readTokens<Name extends string>(names: readonly Name[], scheme: 'light' | 'dark'): Record<Name, Rgb> {
  const probe = document.createElement('span');
  probe.style.colorScheme = scheme;
  document.body.append(probe);
  const computed = getComputedStyle(probe);
  const colours = names.map((name) => {
    probe.style.color = `var(--${name})`;
    const [red = 0, green = 0, blue = 0] = (computed.color.match(/[\d.]+/g) ?? []).map(Number);
    return [name, [red, green, blue]] as const;
  });
  probe.remove();
  return Object.fromEntries(colours) as unknown as Record<Name, Rgb>;
}
