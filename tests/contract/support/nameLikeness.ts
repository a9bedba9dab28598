const FORMS = /\b(b\.?v\.?|n\.?v\.?|v\.?o\.?f\.?|u\.?a\.?|gmbh|ag|s\.?a\.?|sarl|sas|srl|stichting)(?=\s|$)/g;

/** Pairs of neighbouring letters of a name, without case, accents, punctuation and legal form. */
function pairsOf(name: string): string[] {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(FORMS, '');
  const letters = plain.replace(/[^a-z0-9]/g, '');
  return Array.from({length: Math.max(letters.length - 1, 0)}, (_, at) => letters.slice(at, at + 2));
}

/** How alike two names are, from 0 to 1: the Dice coefficient of their pairs of letters. */
export function likeness(one: string, other: string): number {
  const [first, second] = [pairsOf(one), pairsOf(other)];
  const left = [...second];
  const shared = first.filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
  return (2 * shared) / (first.length + second.length || 1);
}
