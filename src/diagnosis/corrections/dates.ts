import type {Field} from './fields';

const LEAP = 29;
const DAYS = [31, LEAP, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** A day as `2026-11-29`; nothing for one that no calendar has. */
function dayOf(year: string, month: string, day: string): string | undefined {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  const days = m === 2 && !isLeap(y) ? LEAP - 1 : (DAYS[m - 1] ?? 0);
  if (y === 0 || d < 1 || d > days) return undefined;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** A time behind a date, or a time zone, or both. */
const REST = /(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?|Z|[+-]\d{2}:\d{2})$/;
const YEAR_FIRST = /^(\d{4})([-/. ]?)(\d{1,2})\2(\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4})$/;

/**
 * A date that was written otherwise, as `2026-11-29`: `29-11-2026`, `2026/11/29`, `20261129`, with a time or a time zone behind it.
 * Nothing for one that can be read in two ways (`05-11-2026`), or in none.
 */
export function isoDate(written: string): string | undefined {
  const text = written.trim().replace(REST, '');
  const [, year, separator = '', month = '', day = ''] = YEAR_FIRST.exec(text) ?? [];
  const isWhole = separator !== '' || (month.length === 2 && day.length === 2);
  if (year !== undefined) return isWhole ? dayOf(year, month, day) : undefined;
  const [, first = '', , second = '', last] = YEAR_LAST.exec(text) ?? [];
  if (last === undefined) return undefined;
  const readings = new Set([dayOf(last, second, first), dayOf(last, first, second)].filter(Boolean));
  return readings.size === 1 ? [...readings][0] : undefined;
}

/** A time without seconds, or with another separator, as `07:30:00`. */
function isoTime(written: string): string | undefined {
  const [, hours = '', minutes = '', seconds = '00'] =
    /^(\d{1,2})[:.h](\d{2})(?:[:.](\d{2}))?(?:\s*(?:Z|[+-]\d{2}:\d{2}))?$/.exec(written.trim()) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}:${seconds}`;
}

/** The format of dates in CII: no hyphens. */
const COMPACT = '102';

/** A date or time in the format that its element has. */
export function dates({element, attribute, value, known}: Field): string[] {
  if (attribute !== undefined) return [];
  const type = known.type?.toLowerCase() ?? '';
  const isCompact = element.local === 'DateTimeString' && (element.attributes.format ?? COMPACT) === COMPACT;
  if (isCompact) return [isoDate(value)?.replaceAll('-', '') ?? []].flat();
  if (type === 'time' || /[a-z]Time$/.test(element.local)) return [isoTime(value) ?? []].flat();
  const isDate = type === 'date' || element.local.endsWith('Date');
  return isDate ? [isoDate(value) ?? []].flat() : [];
}
