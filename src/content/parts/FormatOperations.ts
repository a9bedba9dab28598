import type FormatOperations from '../../components/FormatOperations';
import {conversionsOfFormat, operationsOfFormat} from '../../contracts/formats/operations';
import {formatHere, formatRegistry} from '../formats';
import {operationLinkOf} from '../operationLinks';
import {pageLink} from '../pages';
import {templatesFor} from '../platformTemplates';
import {partOf} from '../part';

/** Which operations send, receive, validate and convert the page's format. */
export default partOf<typeof FormatOperations>()({
  attributes: {},
  props: (_attributes, {page}) => {
    const registry = formatRegistry();
    const format = formatHere(page);
    return {
      messages: operationsOfFormat(registry, format, operationLinkOf),
      validate: operationLinkOf('validateDocument'),
      transform: operationLinkOf('transformDocument'),
      templates: templatesFor(format.messages.map(({id}) => id)),
      conversions: conversionsOfFormat(registry, format.id, pageLink),
    };
  },
});
