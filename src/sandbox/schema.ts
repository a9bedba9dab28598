import {openApi} from '../sources/rest';
import {untracked} from '../sources/files';

const components = () => untracked(() => openApi('v1')).components;

/** The names of the properties of a schema of openapi/v1.yaml. */
export const v1Properties = (schema: string): string[] => Object.keys(components().schemas[schema]?.properties ?? {});

/** The value of an example of openapi/v1.yaml, by its name in `components.examples`. */
export const v1Example = (name: string): unknown => components().examples?.[name]?.value;
