import {exampleFiles} from '../../sources/examples';
import {formatRegistry} from '../../sources/formats';
import {formatZips} from '../../sources/formatZips';
import {partOf} from '../part';

/** Every example document, by format, with the zips of the format. */
export default partOf<typeof import('../../components/ExampleIndex')>()({
  props: () => ({
    formats: formatRegistry().formats.map(({id: format, title, page, messages}) => ({
      title,
      zips: Object.values(formatZips(format)),
      href: page,
      examples: messages.flatMap(({id}) =>
        exampleFiles(id).map(({file, title: name}) => ({file: `${id}/${file}`, name})),
      ),
    })),
  }),
});
