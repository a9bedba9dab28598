import type {DocumentType} from './documentTypes';
import type {PublishedProcesses} from './documentTypesFile';

/** A process identifier, with the document types that are used in it. */
export interface Process {
  readonly value: string;
  readonly types: readonly DocumentType[];
}

/** The processes as their page shows them. */
export const processesOf = ({processes}: PublishedProcesses, types: readonly DocumentType[]): Process[] =>
  processes.map(({value}) => ({value, types: types.filter((type) => type.processes.includes(value))}));
