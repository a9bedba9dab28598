import {AuthorFault} from '../../sources/authorFault';
import {ruleSetOf, ruleSetPageView} from '../../sources/rulePages';
import {partOf} from '../part';

/** The rules of the page's rule set that a page of a format explains. */
export default partOf<typeof import('../../components/ExplainedRules')>()({
  props: (_attributes, {page}) => {
    const {name, explained} = ruleSetPageView(ruleSetOf(page).id);
    if (explained.length === 0) throw new AuthorFault(`no page explains a rule of ${name}`, 'Remove <ExplainedRules>');
    return {rules: explained};
  },
  heading: () => ({depth: 2, text: 'Common errors and fixes', id: 'explained'}),
  anchors: ({rules}) => rules.map(({rule}) => rule),
});
