import {partyEntry, partyErrorEntry, partyLimitEntry, partyQueryEntry, partyType} from '../../addresses/places';
import type {ServiceError} from '../../contracts/errors';
import type {Limit} from '../../contracts/limits';
import type {SdlField} from '../../contracts/sdl/fields';
import type {SdlType} from '../../contracts/sdl/sdl';
import {partyErrors, partyLimits, partySchema} from '../party/schema';
import {inGroup, messagesIn, namesOf, partsOf, placeOf, type SearchRecord, wordsOf} from './record';

const queryRecord = ({name, descriptionHtml, args}: SdlField): SearchRecord => ({
  ...placeOf(partyQueryEntry(name)),
  title: `${name} query`,
  text: `${wordsOf(descriptionHtml)} ${namesOf(args)}`,
  keywords: [name, 'GraphQL', ...args.map((argument) => argument.name)],
});

const typeRecord = ({name, descriptionHtml, fields, values}: SdlType): SearchRecord => ({
  ...placeOf(partyType(name)),
  title: name,
  text: `${wordsOf(descriptionHtml)} ${namesOf(fields)} ${values.map(({value}) => value).join(', ')}`.trim(),
  keywords: [partsOf(name), 'GraphQL', ...fields.map((field) => field.name)],
});

/** The fields of a type, each at its own place, found by its name. */
const fieldRecords = ({name: type, fields}: SdlType): SearchRecord[] =>
  fields.map(({name, descriptionHtml}) => ({
    ...placeOf(partyEntry(`${type}.${name}`)),
    title: name,
    text: wordsOf(descriptionHtml),
    within: `Party data › ${type}`,
    group: 'Party data',
    aside: true,
  }));

const errorRecord = ({code, title, meaningHtml, causesHtml, doHtml, example}: ServiceError): SearchRecord => ({
  ...placeOf(partyErrorEntry(code)),
  title: `${code} ${title}`,
  text: wordsOf(meaningHtml, ...causesHtml, doHtml),
  keywords: [code, 'GraphQL'],
  messages: messagesIn(example),
});

const limitRecord = ({id, title, textHtml, appliesHtml}: Limit): SearchRecord => ({
  ...placeOf(partyLimitEntry(id)),
  title,
  text: wordsOf(`${textHtml}.`, appliesHtml),
  keywords: ['GraphQL'],
  aside: true,
});

/** The records of party data: root queries with their arguments, types with their fields, error codes and limits. */
export function partyRecords(): SearchRecord[] {
  const {queries, types} = partySchema();
  return [
    ...inGroup('Party data', 'Party data › Arguments', queries.map(queryRecord)),
    ...inGroup('Party data', 'Party data › Model', types.map(typeRecord)),
    ...types.flatMap(fieldRecords),
    ...inGroup('Party data', 'Party data › Errors', partyErrors().map(errorRecord)),
    ...inGroup('Party data', 'Party data › Limits', partyLimits().map(limitRecord)),
  ];
}
