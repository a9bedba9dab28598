const WHOLE = undefined;
const INT_RANGE = /^(\d+)-(\d*)$/;
const SUFFIX_RANGE = /^-(\d+)$/;

/**
 * A Range header (RFC 9110, section 14.2) in the words that sirv understands: `bytes=first-last`, where `last` is not 0.
 * @param {string} header as the client sent it
 * @param {number} size bytes of the file
 * @returns {string | undefined} undefined where the whole file is the answer: another unit, several ranges, or the first byte alone. A range
 * that is wrong or beyond the file begins at its end, so that sirv answers 416
 */
export function sirvRange(header, size) {
  const [unit, set = ''] = header.split('=', 2).map((part) => part.trim());
  if (unit.toLowerCase() !== 'bytes' || set.includes(',')) return WHOLE;
  const none = `bytes=${size}-`;
  const suffix = Number(SUFFIX_RANGE.exec(set)?.[1] ?? 0);
  if (suffix > 0) return size > 0 ? `bytes=${Math.max(size - suffix, 0)}-` : none;
  const [, first, last] = INT_RANGE.exec(set) ?? [];
  const start = Number(first);
  const end = last ? Math.min(Number(last), size - 1) : size - 1;
  if (first === undefined || start >= size || (last && Number(last) < start)) return none;
  return end === 0 ? WHOLE : `bytes=${start}-${end}`;
}
