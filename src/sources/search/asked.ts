import {askedOf} from '../../contracts/asked';
import {fromYaml} from '../yaml';

/** The file that says what readers type for parts of pages and things of contracts. */
export const ASKED = 'docs/asked.yaml';

/** Its places, each with what readers type who need it. */
export const askedPlaces = fromYaml(ASKED, askedOf);
