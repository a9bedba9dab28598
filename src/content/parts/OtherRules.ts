import {findIn} from '../../sources/authorFault';
import {ruleSetOf, ruleSetPageView} from '../../sources/rulePages';
import {choiceAttribute, partOf} from '../part';

/** The rules of the page's rule set that have a level and that no page explains. */
export default partOf<typeof import('../../components/OtherRules')>()({
  attributes: {level: choiceAttribute(['fatal', 'warning', 'information'])},
  props: ({level}, {page}) => {
    const {name, groups} = ruleSetPageView(ruleSetOf(page).id);
    const problem = `${name} has no other rules of the level '${level}'`;
    const {title, rows} = findIn(groups, ({id, rows: {length}}) => id === level && length > 0, problem, 'Remove it');
    return {title, set: name, rows};
  },
  heading: ({title}, {level}) => ({depth: 2, text: title, id: level}),
  anchors: ({rows}) => rows.flatMap(({anchor}) => anchor ?? []),
});
