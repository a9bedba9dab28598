import {IDENTIFIERS} from '../../addresses/places';
import {cast} from '../../service';
import {identifiersOfFormat} from '../formatIdentifiers';
import {formatRegistry} from '../formats';
import {lineOf, type CodesOfList} from './codes';

/** An identifier without the scheme before it, as documents have that of a process. */
const withoutScheme = (value: string): string => value.replace(/^[\w-]+::(?=urn:)/, '');

/** The identifiers of each format, at the panel of its page. */
function ofFormats(): CodesOfList[] {
  return formatRegistry().formats.map((format) => {
    const {messages} = identifiersOfFormat(format);
    const lines = messages.flatMap(({name: message, identifiers}) =>
      identifiers.flatMap(({name, values}) =>
        values
          .flatMap(({value}) => [value, withoutScheme(value)])
          .map((value) => lineOf(value, `${name}, ${message}`, IDENTIFIERS)),
      ),
    );
    return {
      t: 'Identifiers',
      w: `Identifiers › ${format.title}`,
      u: `${format.page}#`,
      n: 0,
      c: [...new Set(lines)].join('\n'),
    };
  });
}

/** The party IDs of the invented parties, which the examples have. */
const ofParties = (): CodesOfList => ({
  t: 'Identifiers',
  w: 'Getting started › Example parties',
  u: '/introduction/gettingStarted.html#',
  n: 0,
  c: Object.values(cast)
    .map(({partyId, name}) => lineOf(partyId, name, 'example-parties'))
    .join('\n'),
});

/** Identifiers that pages show beside those of the code lists. */
export const searchIdentifiers = (): CodesOfList[] => [...ofFormats(), ofParties()];
