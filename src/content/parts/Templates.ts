import type Templates from '../../components/Templates';
import {messageNamed} from '../formats';
import {pageLink} from '../pages';
import {platformTemplates, sendId} from '../platformTemplates';
import {partOf} from '../part';

/** The templates of the platform that every account can use. */
export default partOf<typeof Templates>()({
  attributes: {},
  props: () => ({
    templates: platformTemplates().map((template) => {
      const pages = new Set(template.messages.map((message) => messageNamed(message).format.page));
      return {...template, sendId: sendId(template), formats: [...pages].flatMap((page) => pageLink(page) ?? [])};
    }),
  }),
});
