/** Contexts without their strings and predicates: only the steps are left. */
function stepsOf(contexts: readonly string[]): string {
  let steps = contexts.join(' | ').replace(/'[^']*'|"[^"]*"/g, '');
  for (let before = ''; before !== steps;) {
    before = steps;
    steps = steps.replace(/\[[^[\]]*\]/g, '');
  }
  return steps;
}

/** XPath of the nodes that the contexts of a pattern can match, in document order: elements, and others only where a context names them. */
export function walked(contexts: readonly string[]): string {
  const steps = stepsOf(contexts);
  const any = /\bnode\s*\(|(^|[\s|(])\.([\s|)]|$)/.test(steps);
  const nodes = any || /\b(text|comment|processing-instruction)\s*\(/.test(steps) ? 'node()' : '*';
  return any || /@|\battribute\b/.test(steps) ? `(., descendant::${nodes}) ! (., @*)` : `., descendant::${nodes}`;
}
