import {templateAnchor} from '../../addresses/places';
import {messageNamed} from '../../sources/formats';
import {platformTemplates, sendId} from '../../sources/platform';
import {partOf} from '../part';

/** The templates of the platform that every account can use. */
export default partOf<typeof import('../../components/Templates')>()({
  props: () => ({
    templates: platformTemplates().map((template) => {
      const formats = new Set(template.messages.map((message) => messageNamed(message).format));
      return {
        ...template,
        sendId: sendId(template),
        formats: Array.from(formats, ({title, page}) => ({title, href: page})),
      };
    }),
  }),
  anchors: ({templates}) => templates.map(({id}) => templateAnchor(id)),
});
