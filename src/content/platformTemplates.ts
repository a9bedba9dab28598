import {templatesOf, type Template} from '../contracts/platform/templates';
import {memo} from './files';
import {yamlFile} from './yaml';

/**
 * The templates of the platform that every account can use.
 * @throws ContentError for a template that is wrong
 */
export const platformTemplates = (): Template[] =>
  memo('platform templates', () => templatesOf(yamlFile('platform/templates.yaml')));

/** What `TemplateId` of SendDocument is for a template: its master ID, which means the first template that has it, and for others their own. */
export function sendId({id, master}: Template): string {
  return platformTemplates().find((each) => each.master === master)?.id === id ? master : id;
}

/** The values of `TemplateId` that accept one of the messages of documents/formats.yaml. */
export const templatesFor = (messages: readonly string[]): string[] =>
  platformTemplates()
    .filter((template) => template.messages.some((message) => messages.includes(message)))
    .map(sendId);
