import {checkedQuery, operationEntriesOf, queryFault} from '../../contracts/partyData/operations';
import {failAt} from '../../contracts/yamlFile';
import {findIn} from '../authorFault';
import {existsTracked, memoized} from '../files';
import {fromYaml, readFilled} from '../yaml';
import {partyService} from './data';

const FOLDER = 'vpd/operations';
const ENTRIES = `${FOLDER}/operations.yaml`;

const fileOf = (name: string): string => `${FOLDER}/${name}.graphql`;

/** All example queries, in the order of the playground. @throws ContentError for an entry without a file, and a query that does not fit the schema */
export const partyOperations = fromYaml(ENTRIES, (yaml) =>
  operationEntriesOf(yaml).map((entry, at) => {
    const file = fileOf(entry.name);
    if (!existsTracked(file)) failAt(yaml, [at, 'name'], `${file} is missing`, 'Write it, or remove the entry');
    return {...entry, query: checkedQuery(readFilled(file), file, partyService().schema)};
  }),
);

/** An example query of party data, as its file has it, tokens filled. */
export type PartyOperation = ReturnType<typeof partyOperations>[number];

/** An example query by its name. @throws AuthorFault for a name that vpd/operations/operations.yaml does not have */
export const partyOperation = (name: string): PartyOperation =>
  findIn(partyOperations(), (each) => each.name === name, `operation '${name}' is not in ${ENTRIES}`);

/** The response of the sample service to an example query. @throws ContentError for a query that the service answers with an error */
export const partyAnswer = memoized((name: string): unknown => {
  const {query, variables} = partyOperation(name);
  const {data, errors} = partyService().execute({query, variables});
  if (errors?.[0]) throw queryFault(errors[0], fileOf(name));
  return {data};
});
