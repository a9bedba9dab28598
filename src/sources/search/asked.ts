import {askedOf, printedOf} from '../../contracts/asked';
import {fromYaml} from '../yaml';

/** The file that says what readers type for parts of pages and things of contracts. */
export const ASKED = 'docs/asked.yaml';

/** The file that has the messages of other programs. */
export const PRINTED = 'docs/printed.yaml';

/** Places of the site, each with what readers type who need it. */
export const askedPlaces = fromYaml(ASKED, askedOf);

/** Places of the site, each with what programs print when the reader needs it. */
export const printedPlaces = fromYaml(PRINTED, printedOf);
