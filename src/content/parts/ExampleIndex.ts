import type ExampleIndex from '../../components/ExampleIndex';
import {exampleFiles, formatRegistry} from '../formats';
import {pageLink} from '../pages';
import {partOf} from '../part';

/** Every example document, by format. */
export default partOf<typeof ExampleIndex>()({
  attributes: {},
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
