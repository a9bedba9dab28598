import {en16931} from './sources/en16931';
import {nlcius} from './sources/nlcius';
import {peppolBilling, peppolPostAward} from './sources/peppol';
import type {Suite} from './sources/suite';
import {setu} from './sources/setu';
import {xrechnung} from './sources/xrechnung';
import {zugferd} from './sources/zugferd';

/** The official suites, in the order in which they run. */
export const suites: readonly Suite[] = [en16931, peppolBilling, peppolPostAward, xrechnung, nlcius, setu, zugferd];
