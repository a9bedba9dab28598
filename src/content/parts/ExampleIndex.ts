import {exampleFiles} from '../../sources/examples';
import {formatRegistry} from '../../sources/formats';
import {pageLink} from '../../sources/pageLinks';
import {partOf} from '../part';

/** Every example document, by format. */
export default partOf<typeof import('../../components/ExampleIndex')>()({
  props: () => ({
    formats: formatRegistry().formats.map(({title, page, messages}) => ({
      title,
      href: pageLink(page)?.href,
      examples: messages.flatMap(({id}) =>
        exampleFiles(id).map(({file, title: name}) => ({file: `${id}/${file}`, name})),
      ),
    })),
  }),
});
