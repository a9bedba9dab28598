import {parse, print} from 'graphql';
import {partyPlayground} from '../../addresses/places';
import {codeIn} from '../../contracts/code';
import type {SdlField} from '../../contracts/sdl/fields';
import type {SdlType} from '../../contracts/sdl/sdl';
import {partySchema} from '../../sources/party/schema';
import {choiceAttribute, partOf} from '../part';

type Entry = Parameters<typeof import('../../components/PartyArguments').default>[0]['fields'][number];

/** An example such as `party(id: "1") { name }` as a query; nothing for one that is a value. */
function queryOf({name, example}: SdlField): Entry['example'] {
  if (!example?.startsWith(name)) return undefined;
  const query = print(parse(`{ ${example} }`)).trim();
  return {...codeIn('graphql', query), playground: partyPlayground(query)};
}

const idsOf = (field: SdlField, prefix: string): Record<string, string> =>
  Object.fromEntries(field.args.map(({name}) => [name, `${prefix}.${name}`]));

function queryEntry(field: SdlField): Entry {
  const id = `query-${field.name}`;
  return {id, name: field.name, field, example: queryOf(field), argumentIds: idsOf(field, id)};
}

function fieldEntry(type: string, field: SdlField): Entry {
  const name = `${type}.${field.name}`;
  return {id: `arguments-${name}`, name, field, argumentIds: idsOf(field, name)};
}

const fieldEntries = ({name, fields}: SdlType): Entry[] =>
  fields.flatMap((field) => (field.args.length > 0 ? fieldEntry(name, field) : []));

/** The arguments of the root queries, or of fields below them. */
export default partOf<typeof import('../../components/PartyArguments')>()({
  attributes: {of: choiceAttribute(['queries', 'fields'])},
  props: ({of}) => {
    const {queries, types} = partySchema();
    return {fields: of === 'queries' ? queries.map(queryEntry) : types.flatMap(fieldEntries)};
  },
  anchors: ({fields}) => fields.flatMap(({id, argumentIds}) => [id, ...Object.values(argumentIds)]),
});
