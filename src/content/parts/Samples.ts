import type Samples from '../../components/Samples';
import {samplesOf} from '../../contracts/samples';
import {readFilled} from '../contracts';
import {existsTracked, listTracked} from '../files';
import {PartFault, partOf, pathAttribute} from '../part';
import {sampleFolder} from '../samples';

/** The same task in every language, a folder of docs/samples or vpd/samples. */
export default partOf<typeof Samples>()({
  attributes: {name: pathAttribute},
  code: true,
  props: ({name}) => {
    const folder = sampleFolder(name);
    const files = existsTracked(folder) ? listTracked(folder) : [];
    const find = (extension: string): string => {
      const file = files.find((each) => each.endsWith(extension));
      if (!file) throw new PartFault(`sample file ${folder}/*${extension} is missing`);
      return file;
    };
    return {name, samples: samplesOf(find, (file) => readFilled(`${folder}/${file}`))};
  },
});
