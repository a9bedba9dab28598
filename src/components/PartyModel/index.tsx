import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {asHtml} from '../html';
import {partyType} from '../../addresses/places';
import type {SdlType} from '../../contracts/sdl/model';
import CodeBlock from '../CodeBlock';
import Fields, {Values} from '../Fields';
import Table from '../Table';
import TypeLinks from './TypeLinks';

/** The arguments of a field, each a link to the part of the page that explains them. */
function ArgumentLinks({type, field}: {readonly type: SdlType; readonly field: string}): ReactNode {
  const args = type.fields.find(({name}) => name === field)?.args ?? [];
  if (args.length === 0) return null;
  return (
    <p>
      Arguments:{' '}
      {args.map(({name}, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <a href={`#${type.name}.${field}.${name}`}>
            <code>{name}</code>
          </a>
        </span>
      ))}
    </p>
  );
}

function Entry({type}: {readonly type: SdlType}): ReactNode {
  const {name, kind, descriptionHtml, fields, values, example} = type;
  const id = `type-${name}`;
  useBrokenLinks().collectAnchor(id);
  return (
    <section id={id} aria-labelledby={`${id}-title`} data-party-type={name} data-wide>
      <h3 id={`${id}-title`}>
        <code>{name}</code> <span className="badge">{kind}</span>
        <a className="hash-link" href={`#${id}`} aria-label={`Direct link to ${name}`} />
      </h3>
      <div data-beside>
        <div>
          <p {...asHtml(descriptionHtml)} />
          <TypeLinks label="Implements" names={type.interfaces} />
          <TypeLinks label="Implemented by" names={type.implementations} />
          {fields.length > 0 && (
            <Fields
              fields={fields}
              hrefOf={partyType}
              idOf={(field) => `${name}.${field}`}
              more={(field) => <ArgumentLinks type={type} field={field} />}
            />
          )}
          <Values values={values} />
          <TypeLinks label="Used by" names={type.usedBy} />
        </div>
        {example && (
          <div>
            <CodeBlock code={example} title="Example" label={`Example of ${name}`} />
          </div>
        )}
      </div>
    </section>
  );
}

/** All types of party data: an index, then each type with its fields, the types that they lead to, and an example. */
export default function PartyModel({types}: {readonly types: readonly SdlType[]}): ReactNode {
  const rows = types.map(({name, kind, descriptionHtml}) => ({
    key: name,
    cells: [
      <a key="name" href={`#type-${name}`}>
        <code>{name}</code>
      </a>,
      kind,
      {html: descriptionHtml},
    ],
  }));
  return (
    <>
      <Table label="Types" heads={['Type', 'Kind', 'Content']} rows={rows} />
      {types.map((type) => (
        <Entry key={type.name} type={type} />
      ))}
    </>
  );
}
