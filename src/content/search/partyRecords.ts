import {partyErrorEntry, partyLimitEntry, partyQueryEntry, partyType} from '../../addresses/places';
import type {ServiceError} from '../../contracts/errors';
import type {Limit} from '../../contracts/limits';
import type {SdlField, SdlType} from '../../contracts/sdl/model';
import {hasPartySchema, partyErrors, partyLimits, partySchema} from '../partySchema';
import {placeOf, type SearchRecord} from './record';
import {partsOf, wordsOf} from './words';

const GROUP = 'Party data';

const namesOf = (fields: readonly {readonly name: string}[]): string => fields.map(({name}) => name).join(', ');

const queryRecord = ({name, descriptionHtml, args}: SdlField): SearchRecord => ({
  ...placeOf(partyQueryEntry(name)),
  title: `${name} query`,
  text: `${wordsOf(descriptionHtml)} ${namesOf(args)}`,
  keywords: [name, 'GraphQL', ...args.map((argument) => argument.name)],
  group: GROUP,
  within: 'Party data › Arguments',
});

const typeRecord = ({name, descriptionHtml, fields, values}: SdlType): SearchRecord => ({
  ...placeOf(partyType(name)),
  title: name,
  text: `${wordsOf(descriptionHtml)} ${namesOf(fields)} ${values.map(({value}) => value).join(', ')}`.trim(),
  keywords: [partsOf(name), 'GraphQL', ...fields.map((field) => field.name)],
  group: GROUP,
  within: 'Party data › Model',
});

const errorRecord = ({code, title, meaningHtml, causesHtml, doHtml}: ServiceError): SearchRecord => ({
  ...placeOf(partyErrorEntry(code)),
  title: `${code} ${title}`,
  text: wordsOf([meaningHtml, ...causesHtml, doHtml].map((html) => `<p>${html}</p>`).join('')),
  keywords: [code, 'GraphQL'],
  group: GROUP,
  within: 'Party data › Errors',
});

const limitRecord = ({id, title, textHtml, appliesHtml}: Limit): SearchRecord => ({
  ...placeOf(partyLimitEntry(id)),
  title,
  text: wordsOf(`<p>${textHtml}.</p><p>${appliesHtml}</p>`),
  keywords: ['GraphQL'],
  aside: true,
  group: GROUP,
  within: 'Party data › Limits',
});

/** The records of party data: root queries with their arguments, types with their fields, error codes and limits. */
export function partyRecords(): SearchRecord[] {
  if (!hasPartySchema()) return [];
  const {queries, types} = partySchema();
  return [
    ...queries.map(queryRecord),
    ...types.map(typeRecord),
    ...partyErrors().map(errorRecord),
    ...partyLimits().map(limitRecord),
  ];
}
