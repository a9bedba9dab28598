import {ruleSetOf, ruleSetPageView} from '../../sources/rulePages';
import {partOf} from '../part';

/** Every rule of the rule set that the page belongs to. */
export default partOf<typeof import('../../components/RuleSet')>()({
  props: (_attributes, {page}) => ({set: ruleSetPageView(ruleSetOf(page).id)}),
});
