import {partySchemes} from '../../sources/codeLists';
import {partOf} from '../part';

/** The rules for check digits of participant identifiers. */
export default partOf<typeof import('../../components/CheckDigits')>()({
  props: () => ({rules: partySchemes().checks}),
  anchors: ({rules}) => rules.map(({id}) => `check-${id}`),
});
