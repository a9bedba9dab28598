import {samplesOf} from '../../contracts/samples';
import {findIn} from '../../sources/authorFault';
import {listTracked} from '../../sources/files';
import {sampleFolder} from '../../sources/samples';
import {readFilled} from '../../sources/yaml';
import {partOf, pathAttribute} from '../part';

/** The same task in every language, a folder of docs/samples or vpd/samples. */
export default partOf<typeof import('../../components/Samples')>()({
  attributes: {name: pathAttribute},
  code: true,
  props: ({name}) => {
    const folder = sampleFolder(name);
    const files = listTracked(folder);
    const find = (extension: string): string =>
      findIn(files, (file) => file.endsWith(extension), `sample file ${folder}/*${extension} is missing`);
    return {name, samples: samplesOf(find, (file) => readFilled(`${folder}/${file}`))};
  },
});
