import type {AcceptanceCheck, Report} from '../model';

/** The checks that decide: where one of them is unknown, the answer is. */
const DECISIVE: ReadonlySet<string> = new Set(['size', 'file', 'format', 'rules']);

/** Whether the bus accepts a document, by its checks: the first rejection counts, as the bus gives one code. */
export function acceptedOf(checks: readonly AcceptanceCheck[]): Report['accepted'] {
  const rejected = checks.find(({outcome}) => outcome === 'rejected');
  if (rejected) {
    const {code} = rejected;
    const text = `The bus rejects this document${code ? ` with ${code}` : ''}.`;
    return {outcome: 'rejected', ...(code && {code}), text};
  }
  const isOpen = checks.some(({id, outcome}) => outcome === 'unknown' && DECISIVE.has(id));
  const isWhole = checks.some(({id}) => id === 'rules');
  if (isOpen || !isWhole) {
    return {
      outcome: 'unknown',
      text: 'This check does not show whether the bus accepts the document.',
    };
  }
  return {outcome: 'accepted', text: 'The bus accepts this document.'};
}
