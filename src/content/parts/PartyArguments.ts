import {parse, print} from 'graphql';
import * as z from 'zod';
import type PartyArguments from '../../components/PartyArguments';
import {codeIn} from '../../contracts/code';
import type {Code} from '../../contracts/model';
import type {SdlField} from '../../contracts/sdl/model';
import {partOf} from '../part';
import {partySchema} from '../partySchema';

type Entry = Parameters<typeof PartyArguments>[0]['fields'][number];

/** An example such as `party(id: "1") { name }` as a query; nothing for one that is a value. */
function queryOf({name, example}: SdlField): Code | undefined {
  return example?.startsWith(name) ? codeIn('graphql', print(parse(`{ ${example} }`)).trim()) : undefined;
}

const idsOf = (field: SdlField, prefix: string): Record<string, string> =>
  Object.fromEntries(field.args.map(({name}) => [name, `${prefix}.${name}`]));

function ofQueries(): Entry[] {
  return partySchema().queries.map((field) => {
    const id = `query-${field.name}`;
    return {id, name: field.name, field, example: queryOf(field), argumentIds: idsOf(field, id)};
  });
}

function ofFields(): Entry[] {
  return partySchema().types.flatMap(({name: type, fields}) =>
    fields
      .filter(({args}) => args.length > 0)
      .map((field) => {
        const name = `${type}.${field.name}`;
        return {id: `arguments-${name}`, name, field, argumentIds: idsOf(field, name)};
      }),
  );
}

/** The arguments of the root queries, or of fields below them. */
export default partOf<typeof PartyArguments>()({
  attributes: {of: z.enum(['queries', 'fields'])},
  props: ({of}) => ({fields: of === 'queries' ? ofQueries() : ofFields()}),
});
