const KINDS = ['text', 'comment', 'processing-instruction'];

/** Contexts without their strings and predicates: only the steps are left. */
function stepsOf(contexts: readonly string[]): string {
  let steps = contexts.join(' | ').replace(/'[^']*'|"[^"]*"/g, '');
  for (let before = ''; before !== steps;) {
    before = steps;
    steps = steps.replace(/\[[^[\]]*\]/g, '');
  }
  return steps;
}

/** The kinds of node that the contexts of a pattern can match, so that only those are walked. */
export function walked(contexts: readonly string[]): string {
  const steps = stepsOf(contexts);
  if (/\bnode\s*\(|(^|[\s|(])\.([\s|)]|$)/.test(steps)) return '@* | node()';
  const attributes = /@|\battribute\b/.test(steps) ? ['@*'] : [];
  const others = KINDS.filter((kind) => new RegExp(`${kind}\\s*\\(`).test(steps)).map((kind) => `${kind}()`);
  return [...attributes, '*', ...others].join(' | ');
}
