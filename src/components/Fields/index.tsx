import {Fragment} from 'react';
import {asHtml} from '../html';
import type {EnumValue, Field} from '../../contracts/model';
import HashLink from '../HashLink';
import TypeText from '../TypeText';
import styles from './styles.module.css';

type AnyField = Field & {readonly in?: string};

interface Props {
  readonly fields: readonly AnyField[];
  readonly hrefOf: (schema: string) => string;
  /** The anchor of a field by its name, where fields have anchors. */
  readonly idOf?: (name: string) => string;
  /** What is drawn below the description of a field. */
  readonly more?: (name: string) => React.ReactNode;
}

/** The word beside what a caller must send. */
export function Required(): React.ReactNode {
  return <span className={styles.required}>required</span>;
}

/** The permitted values with code and meaning. */
export function Values({values}: {readonly values: readonly EnumValue[]}): React.ReactNode {
  if (values.length === 0) return null;
  return (
    <ul className={styles.values}>
      {values.map(({value, code, descriptionHtml}) => (
        <li key={value}>
          <code>{value}</code>
          {code && <span className={styles.code}> {code}</span>}
          {descriptionHtml && <span {...asHtml(` ${descriptionHtml}`)} />}
        </li>
      ))}
    </ul>
  );
}

/** The limits of a field, and an example value. */
function Limits({field: {constraints, example}}: {readonly field: AnyField}): React.ReactNode {
  if (constraints.length === 0 && example === undefined) return null;
  return (
    <p className={styles.facts}>
      {constraints.map(({text, code}) => (
        <Fragment key={text}>
          <span>
            {text} {code !== undefined && <code>{code}</code>}
          </span>{' '}
        </Fragment>
      ))}
      {example !== undefined && (
        <span>
          example <code>{example}</code>
        </span>
      )}
    </p>
  );
}

function Entry({field, hrefOf, idOf, more}: Omit<Props, 'fields'> & {readonly field: AnyField}): React.ReactNode {
  const id = idOf?.(field.name);
  return (
    <>
      <dt id={id}>
        <code className={styles.name}>{field.name}</code> <TypeText type={field.type} hrefOf={hrefOf} />{' '}
        {field.in && <span>{field.in}</span>} {field.required && <Required />}{' '}
        {field.deprecated && <span className="badge badge--deprecated">deprecated</span>}
        {id && <HashLink id={id} name={field.name} />}
      </dt>
      <dd>
        {field.descriptionHtml && <p {...asHtml(field.descriptionHtml)} />}
        <Values values={field.values} />
        {more?.(field.name)}
        <Limits field={field} />
      </dd>
    </>
  );
}

/** A list of parameters, headers or properties: name, type, whether it is required, meaning, limits, example. */
export default function Fields({fields, ...entry}: Props): React.ReactNode {
  return (
    <dl className={styles.fields}>
      {fields.map((field) => (
        <Entry key={`${field.in ?? ''}${field.name}`} field={field} {...entry} />
      ))}
    </dl>
  );
}
