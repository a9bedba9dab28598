import type Examples from '../../components/Examples';
import {viewIn} from '../../contracts/code';
import {existsTracked, readTracked} from '../files';
import {EXAMPLES, exampleFiles, messageNamed, passesOf} from '../formats';
import {PartFault, partOf, pathAttribute} from '../part';

/** The example documents of a message, each whole, with what it passed. */
export default partOf<typeof Examples>()({
  attributes: {folder: pathAttribute},
  props: ({folder}) => {
    messageNamed(folder);
    const files = exampleFiles(folder);
    if (files.length === 0) throw new PartFault(`${EXAMPLES}/${folder}/examples.yaml names no example`);
    const examples = files.map(({file: name, title, shows}) => {
      const file = `${folder}/${name}`;
      if (!existsTracked(`${EXAMPLES}/${file}`)) {
        throw new PartFault(`${EXAMPLES}/${folder}/examples.yaml: ${name} does not exist`);
      }
      const xml = readTracked(`${EXAMPLES}/${file}`);
      const passes = passesOf(file, xml);
      const anchor = `${folder}-${name.replace(/\.xml$/, '')}`;
      return {anchor, title, shows, file, code: viewIn('xml', xml.trimEnd()), passes};
    });
    return {examples};
  },
});
