import {ruleSetOf, ruleSetPageView} from '../../sources/rulePages';
import {partOf} from '../part';

const count = new Intl.NumberFormat('en');

/** What the rule set of the page is, and the filter of its rules. */
export default partOf<typeof import('../../components/RuleSet')>()({
  props: (_attributes, {page}) => {
    const {version, publisher, released, source, formats, explained, groups} = ruleSetPageView(ruleSetOf(page).id);
    const counts = groups.map(({id, counted, count: number, rows}) => ({
      title: `${count.format(number)} ${counted}`,
      href: rows.length > 0 ? `#${id}` : '#explained',
    }));
    const fixes = explained.length > 0 ? [{title: `${explained.length} with the fix`, href: '#explained'}] : [];
    return {version, publisher, released, source, formats, counts, fixes};
  },
});
