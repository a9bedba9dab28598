import {Fragment, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {asHtml} from '../html';
import type {EnumValue, Field} from '../../contracts/model';
import TypeText from '../TypeText';
import styles from './styles.module.css';

interface Props {
  readonly fields: readonly (Field & {readonly in?: string})[];
  readonly hrefOf: (schema: string) => string;
  /** The anchor of a field by its name, where fields have anchors. */
  readonly idOf?: (name: string) => string;
  /** What is drawn below the description of a field. */
  readonly more?: (name: string) => ReactNode;
}

/** The permitted values with code and meaning. */
export function Values({values}: {readonly values: readonly EnumValue[]}): ReactNode {
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

function Entry({
  field,
  hrefOf,
  idOf,
  more,
}: Omit<Props, 'fields'> & {readonly field: Props['fields'][number]}): ReactNode {
  const id = idOf?.(field.name);
  const {collectAnchor} = useBrokenLinks();
  if (id) collectAnchor(id);
  return (
    <>
      <dt id={id}>
        <code className={styles.name}>{field.name}</code> <TypeText type={field.type} hrefOf={hrefOf} />{' '}
        {field.in && <span className={styles.place}>{field.in}</span>}{' '}
        {field.required && <span className={styles.required}>required</span>}{' '}
        {field.deprecated && <span className="badge badge--deprecated">deprecated</span>}
        {id && <a className="hash-link" href={`#${id}`} aria-label={`Direct link to ${field.name}`} />}
      </dt>
      <dd>
        {field.descriptionHtml && <p {...asHtml(field.descriptionHtml)} />}
        <Values values={field.values} />
        {more?.(field.name)}
        {(field.constraints.length > 0 || field.example !== undefined) && (
          <p className={styles.facts}>
            {field.constraints.map(({text, code}) => (
              <Fragment key={text}>
                <span>
                  {text} {code !== undefined && <code>{code}</code>}
                </span>{' '}
              </Fragment>
            ))}
            {field.example !== undefined && (
              <span>
                example <code>{field.example}</code>
              </span>
            )}
          </p>
        )}
      </dd>
    </>
  );
}

/** A list of parameters, headers or properties: name, type, whether it is required, meaning, limits, example. */
export default function Fields({fields, ...entry}: Props): ReactNode {
  return (
    <dl className={styles.fields}>
      {fields.map((field) => (
        <Entry key={`${field.in ?? ''}${field.name}`} field={field} {...entry} />
      ))}
    </dl>
  );
}
