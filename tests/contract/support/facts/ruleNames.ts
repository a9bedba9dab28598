import {contextsOf} from './locate';
import type {Rule} from './schematron';
import type {Subject} from './subject';

/** Whether a name on a page is that of a rule. Pages shorten the long ids of SETU: `setu.2007…Id.1`. */
export function isNamed(written: string, id: string): boolean {
  if (!written.includes('…')) return written === id;
  const [start = '', end] = written.split('…');
  return id.includes(start) && id.endsWith(`.${end}`);
}

/** The rules of a message that a name on its page means. */
export const rulesNamed = (written: string, {rules}: Subject): Rule[] => rules.filter(({id}) => isNamed(written, id));

/** Whether no document has the context of a rule. SETU publishes some with a slip: `setu:AddtionalData`. */
export const runsNowhere = (written: string, subject: Subject): boolean =>
  rulesNamed(written, subject).every((rule) =>
    subject.allPlaces.every((places) => contextsOf(rule, places).every((path) => !places.known.includes(path))),
  );
