import {viewIn} from '../../contracts/code';
import {AuthorFault} from '../../sources/authorFault';
import {exampleFiles, EXAMPLES, exampleText, passesOf} from '../../sources/examples';
import {messageNamed} from '../../sources/formats';
import {partOf, pathAttribute} from '../part';

/** The example documents of a message, each whole, with what it passed. */
export default partOf<typeof import('../../components/Examples')>()({
  attributes: {folder: pathAttribute},
  props: ({folder}) => {
    messageNamed(folder);
    const files = exampleFiles(folder);
    if (files.length === 0) throw new AuthorFault(`${EXAMPLES}/${folder}/examples.yaml names no example`);
    const examples = files.map(({file: name, title, shows}) => {
      const file = `${folder}/${name}`;
      const xml = exampleText(file);
      const anchor = `${folder}-${name.replace(/\.xml$/, '')}`;
      return {anchor, title, shows, file, code: viewIn('xml', xml.trimEnd()), passes: passesOf(file, xml)};
    });
    return {examples};
  },
});
