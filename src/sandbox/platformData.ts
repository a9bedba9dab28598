import {sandboxDataOf, type SandboxData} from '../contracts/platform/sandbox';
import {templatesOf} from '../contracts/platform/templates';
import {yamlFile} from './untracked';

/** What the SOAP platform starts with: platform/sandbox.yaml and the templates. @throws ContentError for a mistake in one of them */
export const platformData = (): SandboxData =>
  sandboxDataOf(yamlFile('platform/sandbox.yaml'), templatesOf(yamlFile('platform/templates.yaml')));
