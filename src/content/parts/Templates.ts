import {messageNamed} from '../../sources/formats';
import {pageLink} from '../../sources/pageLinks';
import {platformTemplates, sendId} from '../../sources/platform';
import {partOf} from '../part';

/** The templates of the platform that every account can use. */
export default partOf<typeof import('../../components/Templates')>()({
  props: () => ({
    templates: platformTemplates().map((template) => {
      const pages = new Set(template.messages.map((message) => messageNamed(message).format.page));
      return {...template, sendId: sendId(template), formats: [...pages].flatMap((page) => pageLink(page) ?? [])};
    }),
  }),
});
