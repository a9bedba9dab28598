/** The texts of the two editors. */
export interface Texts {
  readonly query: string;
  readonly variables: string;
}

const same = (one: Texts, other: Texts): boolean =>
  one.query === other.query && one.variables.trim() === other.variables.trim();

const isBlank = ({query, variables}: Texts): boolean => query.trim() === '' && variables.trim() === '';

/** Whether texts are those of an example, unchanged. */
export const isExample = (texts: Texts, examples: readonly Texts[]): boolean =>
  examples.some((example) => same(texts, example));

/** Where an example goes: into a tab that already has it, into the active tab, or into a new one. */
type Destination = {readonly kind: 'tab'; readonly index: number} | {readonly kind: 'active'} | {readonly kind: 'new'};

/** Where an example goes: into the tab with the index `active` only when that is empty or has an unchanged example. */
export function destinationOf(
  wanted: Texts,
  tabs: readonly Texts[],
  active: number,
  examples: readonly Texts[],
): Destination {
  const index = tabs.findIndex((tab) => same(tab, wanted));
  if (index >= 0) return {kind: 'tab', index};
  const current = tabs[active];
  const isFree = current !== undefined && (isBlank(current) || isExample(current, examples));
  return {kind: isFree ? 'active' : 'new'};
}
