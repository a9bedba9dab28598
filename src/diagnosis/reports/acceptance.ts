import type {AcceptanceCheck, Report} from '../model';
import {addressOf, type Origin} from './origin';
import {heading, table, type Block, type Inline} from './outline';
import {placeOf} from './places';
import {ACCEPTANCE_OUTCOMES} from './words';

function detailsOf({text, code, href, location, line}: AcceptanceCheck, origin: Origin): Inline[] {
  const place = location ? placeOf({location, ...(line !== undefined && {line})}) : [];
  return [
    text,
    ...(code ? [' Error code: ', {link: code, href: addressOf(href, origin)}, '.'] : []),
    ...(place.length > 0 ? [' ', ...place] : []),
  ];
}

/** The checks of the bus beyond schema and rules. */
export function acceptanceOf({acceptance}: Report, origin: Origin): Block[] {
  const rows = acceptance.map((check) => [
    [check.title],
    [{badge: ACCEPTANCE_OUTCOMES[check.outcome], tone: check.outcome}],
    detailsOf(check, origin),
  ]);
  const found = table(['Check', 'Result', 'Details'], rows);
  return found.length > 0 ? [heading(3, ['Checks of the bus']), ...found] : [];
}
