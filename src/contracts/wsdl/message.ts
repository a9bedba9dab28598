import type {Field} from '../model';
import type {SoapType} from './schema';

/** A type with more elements than this is shown separately; the elements of a smaller one follow the element that has it. */
const FEW = 3;

type Types = ReadonlyMap<string, SoapType>;

/** A message as pages show it. */
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

function largerTypes(fields: readonly Field[], types: Types, found: Map<string, MessageTypes>): void {
  for (const field of fields) {
    const type = typeOf(field, types);
    if (!type || type.fields.length === 0 || found.has(type.name)) continue;
    const view = {...type, fields: written(type.fields, types)};
    found.set(type.name, {type: view, shown: !isSmall(type)});
    largerTypes(type.fields, types, found);
  }
}

interface MessageTypes {
  readonly type: SoapType;
  readonly shown: boolean;
}

/** Elements with the types that a reader needs to understand them. @param known names of types that the page already shows */
export function messageView(fields: readonly Field[], types: Types, known: readonly string[] = []): MessageView {
  const found = new Map<string, MessageTypes>();
  largerTypes(fields, types, found);
  return {
    fields: written(fields, types),
    types: [...found.values()].flatMap(({type, shown}) => (shown && !known.includes(type.name) ? [type] : [])),
  };
}
