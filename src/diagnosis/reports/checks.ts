import type {Report} from '../model';
import {addressOf, type Origin} from './origin';
import {heading, table, type Block, type Tone} from './outline';
import {LAYERS, RUN_OUTCOMES} from './words';

type Outcome = Report['checks'][number]['outcome'];

const TONES: Readonly<Record<Outcome, Tone>> = {
  passed: 'passed',
  warnings: 'warning',
  failed: 'rejected',
  undone: 'unknown',
  none: 'unknown',
};

/** The schema and the rule sets that were run, with their versions and dates. */
export function checksOf({checks}: Report, origin: Origin): Block[] {
  const rows = checks.map(({layer, name, version = '', released = '', href, outcome}) => [
    [LAYERS[layer]],
    [{link: name, href: addressOf(href, origin)}],
    [version],
    [released],
    [{badge: RUN_OUTCOMES[outcome], tone: TONES[outcome]}],
  ]);
  const found = table(['Layer', 'Schema or rules', 'Version', 'Released', 'Result'], rows);
  return found.length > 0 ? [heading(3, ['Schema and rules']), ...found] : [];
}
