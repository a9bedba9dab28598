/** An XPath of elements below others, whatever their namespaces. */
const below = (from: string, ...names: readonly string[]): string =>
  names.reduce((path, name) => `${path}/*[local-name()='${name}']`, from);

/** An XPath of elements below the root element, by their local names. */
export const ofRoot = (...names: readonly string[]): string => below('/*', ...names);

/** An XPath of elements of CII, by their local names from a group at any depth. */
export const inCii = (...names: readonly string[]): string => below('//*', ...names);
