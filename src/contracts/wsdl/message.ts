import type {Field} from '../model';
import type {SoapType} from './schema';

/** A type with more elements than this is shown separately; the elements of a smaller one follow the element that has it. */
const FEW = 4;

type Types = ReadonlyMap<string, SoapType>;

export interface MessageView {
  /** Its elements; those of small types by their path, such as `Paging/Limit`. */
  readonly fields: readonly Field[];
  /** The larger types that its elements have, in the order in which they are mentioned. */
  readonly types: readonly SoapType[];
}

const typeOf = ({type}: Field, types: Types): SoapType | undefined => types.get(type[0]?.schema ?? '');
const isSmall = ({fields}: SoapType): boolean => fields.length > 0 && fields.length <= FEW;

function written(fields: readonly Field[], types: Types, path = ''): Field[] {
  return fields.flatMap((field) => {
    const name = `${path}${field.name}`;
    const type = typeOf(field, types);
    if (!type || !isSmall(type)) return [{...field, name}];
    return [{...field, name, type: [{text: type.name}]}, ...written(type.fields, types, `${name}/`)];
  });
}

/** The types that elements have, and those that their elements have, in the order in which they are mentioned. */
function mentioned(fields: readonly Field[], types: Types, found = new Set<SoapType>()): ReadonlySet<SoapType> {
  for (const field of fields) {
    const type = typeOf(field, types);
    if (!type || type.fields.length === 0 || found.has(type)) continue;
    mentioned(type.fields, types, found.add(type));
  }
  return found;
}

/** Elements with the types that a reader needs to understand them. @param known names of types that the page already shows */
export function messageView(fields: readonly Field[], types: Types, known: readonly string[] = []): MessageView {
  const larger = [...mentioned(fields, types)].filter((type) => !isSmall(type) && !known.includes(type.name));
  return {
    fields: written(fields, types),
    types: larger.map((type) => ({...type, fields: written(type.fields, types)})),
  };
}
