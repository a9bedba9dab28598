import {sandboxDataOf, type SandboxData} from '../../../contracts/platform/sandbox';
import {templatesOf} from '../../../contracts/platform/templates';
import {yamlFile} from '../../untracked';

/**
 * What the sandbox starts with: platform/sandbox.yaml and the templates of the platform.
 * @throws ContentError for a mistake in one of the files
 */
export const sandboxData = (): SandboxData =>
  sandboxDataOf(yamlFile('platform/sandbox.yaml'), templatesOf(yamlFile('platform/templates.yaml')));
