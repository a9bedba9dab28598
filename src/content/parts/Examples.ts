import {viewIn} from '../../contracts/code';
import {AuthorFault} from '../../sources/authorFault';
import {exampleFiles, EXAMPLES, exampleText, passesOf} from '../../sources/examples';
import {messageNamed} from '../../sources/formats';
import {exampleRendering} from '../../sources/renderings';
import {partOf, pathAttribute} from '../part';

/** The example documents of a message, each as a reader sees it, with what it passed. The first has its XML in the page. */
export default partOf<typeof import('../../components/Examples')>()({
  attributes: {folder: pathAttribute},
  props: ({folder}) => {
    messageNamed(folder);
    const files = exampleFiles(folder);
    if (files.length === 0) throw new AuthorFault(`${EXAMPLES}/${folder}/examples.yaml names no example`);
    const examples = files.map(({file: name, title, shows}, index) => {
      const file = `${folder}/${name}`;
      const xml = exampleText(file);
      return {
        anchor: `${folder}-${name.replace(/\.xml$/, '')}`,
        ...{title, shows, file},
        code: index === 0 ? viewIn('xml', xml.trimEnd()) : {language: 'xml', html: ''},
        ...(index > 0 && {lines: xml.trimEnd().split('\n').length}),
        rendering: exampleRendering(folder, xml),
        passes: passesOf(file, xml),
      };
    });
    return {examples};
  },
  anchors: ({examples}) => examples.map(({anchor}) => anchor),
});
