import {rejectionView} from '../../contracts/formats/rejectionViews';
import {brokenBy, brokenFile} from '../../contracts/formats/rejections';
import {attempt, AuthorFault} from '../../sources/authorFault';
import {EXAMPLES, exampleText, rejections, validationOf} from '../../sources/examples';
import {messageNamed} from '../../sources/formats';
import {rulePlace} from '../../sources/ruleSets';
import {partOf, pathAttribute, textAttribute} from '../part';

/** The rules of a message that integrators break, each with what it means, a document that breaks it, and the fix. */
export default partOf<typeof import('../../components/Rejections')>()({
  attributes: {folder: pathAttribute, label: textAttribute.default('Common rejections')},
  props: ({folder, label}) => {
    const {message} = messageNamed(folder);
    const source = `${EXAMPLES}/${folder}/rejections.yaml`;
    const views = rejections(folder).map((rejection) => {
      const xml = exampleText(`${folder}/${rejection.example}`);
      const file = brokenFile(folder, rejection);
      return attempt(`${source}: ${rejection.rule}`, () => ({
        ...rejectionView(rejection, xml, file, validationOf(file, brokenBy(xml, rejection.change))),
        official: rulePlace(rejection.rule, [{messages: [message]}]),
      }));
    });
    if (views.length === 0) throw new AuthorFault(`${source} explains no rule`);
    return {rejections: views, label};
  },
});
