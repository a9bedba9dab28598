import {asHtml} from '../html';
import {partyEntry, partyType} from '../../addresses/places';
import type {SdlType} from '../../contracts/sdl/sdl';
import CodeBlock from '../CodeBlock';
import CodeLink, {linked} from '../CodeLink';
import Entry from '../Entry';
import Fields, {Values} from '../Fields';
import Table, {type Labelled} from '../Table';

/** Coordinates as a reader knows them: the root type goes without saying. */
const textOf = (coordinates: string): string => coordinates.replace(/^Query\./, '').replace(/:\)$/, ')');

type LinksProps = Labelled<{names: readonly string[]; hrefOf?: (name: string) => string}>;

/** A line of links to types, fields and arguments; nothing without any. */
function Links({label, names, hrefOf = partyEntry}: LinksProps): React.ReactNode {
  if (names.length === 0) return null;
  return (
    <p>
      {label}:{' '}
      {linked(
        names.map((name) => ({title: textOf(name), href: hrefOf(name)})),
        CodeLink,
      )}
    </p>
  );
}

function TypeEntry({type}: {readonly type: SdlType}): React.ReactNode {
  const {name, kind, descriptionHtml, fields, values, example} = type;
  const argumentLinks = (field: string): React.ReactNode => {
    const args = fields.find((each) => each.name === field)?.args ?? [];
    const names = args.map((each) => each.name);
    return <Links label="Arguments" names={names} hrefOf={(each) => `#${name}.${field}.${each}`} />;
  };
  return (
    <Entry
      id={`type-${name}`}
      code={name}
      badge={kind}
      data-party-type={name}
      beside={example ? <CodeBlock code={example} title="Example" label={`Example of ${name}`} /> : null}
    >
      <p {...asHtml(descriptionHtml)} />
      <Links label="Implements" names={type.interfaces} />
      <Links label="Implemented by" names={type.implementations} />
      {fields.length > 0 && (
        <Fields fields={fields} hrefOf={partyType} idOf={(field) => `${name}.${field}`} more={argumentLinks} />
      )}
      <Values values={values} />
      <Links label="Used by" names={type.usedBy} />
    </Entry>
  );
}

/** All types of party data: an index, then each type with its fields, the types that they lead to, and an example. */
export default function PartyModel({types}: {readonly types: readonly SdlType[]}): React.ReactNode {
  const rows = types.map(({name, kind, descriptionHtml}) => [
    <CodeLink to={`#type-${name}`}>{name}</CodeLink>,
    kind,
    {html: descriptionHtml},
  ]);
  return (
    <>
      <Table label="Types" heads={['Type', 'Kind', 'Content']} rows={rows} />
      {types.map((type) => (
        <TypeEntry key={type.name} type={type} />
      ))}
    </>
  );
}
