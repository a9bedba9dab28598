import * as z from 'zod';
import type Rejections from '../../components/Rejections';
import {brokenBy, brokenFile} from '../../contracts/formats/rejections';
import {rejectionView} from '../../contracts/formats/rejectionViews';
import {existsTracked, readTracked} from '../files';
import {EXAMPLES, messageNamed, rejections, validationOf} from '../formats';
import {PartFault, partOf, pathAttribute} from '../part';

/** The rules of a message that integrators break, each with what it means, a document that breaks it, and the fix. */
export default partOf<typeof Rejections>()({
  attributes: {folder: pathAttribute, label: z.string().default('Common rejections')},
  props: ({folder, label}) => {
    messageNamed(folder);
    const source = `${EXAMPLES}/${folder}/rejections.yaml`;
    const views = rejections(folder).map((rejection) => {
      const example = `${EXAMPLES}/${folder}/${rejection.example}`;
      if (!existsTracked(example)) throw new PartFault(`${source}: ${example} does not exist`);
      const xml = readTracked(example);
      try {
        const file = brokenFile(folder, rejection);
        return rejectionView(rejection, xml, file, validationOf(file, brokenBy(xml, rejection.change)));
      } catch (error) {
        throw new PartFault(`${source}: ${rejection.rule}: ${error instanceof Error ? error.message : String(error)}`);
      }
    });
    if (views.length === 0) throw new PartFault(`${source} explains no rule`);
    return {rejections: views, label};
  },
});
