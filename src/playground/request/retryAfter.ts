/**
 * The seconds of a `Retry-After` header, which is a number of seconds or a date (RFC 9110, section 10.2.3).
 * @param header its value, or null where the response has none
 * @param now the time in milliseconds
 * @returns undefined without a header or for a value that is neither
 */
export function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\s*\d+\s*$/.test(header)) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}
