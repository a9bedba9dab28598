import type CheckDigits from '../../components/CheckDigits';
import {partySchemes} from '../identifiers';
import {partOf} from '../part';

/** The rules for check digits of participant identifiers. */
export default partOf<typeof CheckDigits>()({attributes: {}, props: () => ({rules: partySchemes().checks})});
