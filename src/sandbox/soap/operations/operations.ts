import type {Wire} from '../documents/wire';

/** Operations by name: what each responds to a request that the schema accepts. They throw SoapFault. */
export type Operations = Readonly<Record<string, (given: unknown) => Wire | Promise<Wire>>>;
