import {conversionsOfFormat, operationsOfFormat} from '../../contracts/formats/operations';
import type {Format} from '../../contracts/formats/registryFile';
import {checkOf, formatHere, formatRegistry} from '../../sources/formats';
import {platformTemplates, sendId} from '../../sources/platform';
import {operationLinkOf} from '../../sources/rest';
import {partOf} from '../part';

/** The values of `TemplateId` that accept one of a format's messages. */
const templatesFor = (format: Format): string[] =>
  platformTemplates()
    .filter((template) => format.messages.some(({id}) => template.messages.includes(id)))
    .map(sendId);

/** Which operations send, receive, validate and convert the page's format. */
export default partOf<typeof import('../../components/FormatOperations')>()({
  props: (_attributes, {page}) => {
    const registry = formatRegistry();
    const format = formatHere(page);
    return {
      messages: operationsOfFormat(registry, format, operationLinkOf),
      checks: format.messages.map(checkOf),
      validate: operationLinkOf('validateDocument'),
      transform: operationLinkOf('transformDocument'),
      templates: templatesFor(format),
      conversions: conversionsOfFormat(registry, format.id),
    };
  },
});
