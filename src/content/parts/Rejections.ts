import {AuthorFault} from '../../sources/authorFault';
import {EXAMPLES, rejections, rejectionViewOf} from '../../sources/examples';
import {checkOf, messageNamed} from '../../sources/formats';
import {rulePlace} from '../../sources/ruleSets';
import {partOf, pathAttribute} from '../part';

/** The rules of a message that integrators break, each with what it means, a document that breaks it, and the fix. */
export default partOf<typeof import('../../components/Rejections')>()({
  attributes: {folder: pathAttribute},
  props: ({folder}) => {
    const {message} = messageNamed(folder);
    const views = rejections(folder).map((rejection) => ({
      ...rejectionViewOf(folder, rejection),
      official: rulePlace(rejection.rule, [{messages: [message]}]),
    }));
    if (views.length === 0) throw new AuthorFault(`${EXAMPLES}/${folder}/rejections.yaml explains no rule`);
    return {rejections: views, check: checkOf(message)};
  },
  anchors: (props) => props.rejections.map(({anchor}) => anchor),
});
