import type {ReactNode} from 'react';
import {partyQueryEntry, partyType} from '../../addresses/places';

/** The place of a type, a field or an argument by its coordinates: `location`, `party.locations`, `Query.find(args:)`. */
function placeOf(coordinates: string): string {
  const [type = '', field, argument] = coordinates.split(/[.(:]/);
  if (field === undefined) return partyType(type);
  if (type === 'Query') return partyQueryEntry(argument ? `${field}.${argument}` : field);
  return partyType('').replace(/type-$/, [type, field, argument].filter(Boolean).join('.'));
}

/** Coordinates as a reader knows them: the root type goes without saying. */
const textOf = (coordinates: string): string => coordinates.replace(/^Query\./, '').replace(/:\)$/, ')');

/** A line of links to types, fields and arguments; nothing without any. */
export default function TypeLinks({
  label,
  names,
}: {
  readonly label: string;
  readonly names: readonly string[];
}): ReactNode {
  if (names.length === 0) return null;
  return (
    <p>
      {label}:{' '}
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <a href={placeOf(name)}>
            <code>{textOf(name)}</code>
          </a>
        </span>
      ))}
    </p>
  );
}
