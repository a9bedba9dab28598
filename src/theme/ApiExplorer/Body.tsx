import {useEffect, useState} from 'react';
import {useTypedSelector} from '@theme/ApiItem/hooks';
import type {BodyObject, MediaTypeObject, SchemaObject} from '../../contracts/openapi/document';
import {faultOfJson} from './faults';
import {ChoiceField, FileField, TextField} from './Fields';
import {partType} from './partType';
import type {RequestBody} from './useRequest';
import SiteLink from '@site/src/components/SiteLink';

interface Controlled<T> {
  readonly value: T;
  readonly onValue: (value: T) => void;
}

type MediaProps = Controlled<RequestBody> & {readonly media: MediaTypeObject};

/** A JSON body: one of the contract's examples, which the reader can change. */
function JsonBody({media, value, onValue}: MediaProps): React.ReactNode {
  const {examples = {}} = media;
  const names = Object.keys(examples);
  const [name, setName] = useState(names[0] ?? '');
  const example = examples[name]?.value ?? media.example;
  const start = example === undefined ? '' : JSON.stringify(example, null, 2);
  const text = typeof value === 'string' ? value : start;
  useEffect(() => onValue(start), [name]);
  return (
    <>
      {names.length > 1 && (
        <ChoiceField
          label="Start from"
          value={name}
          choices={names}
          labelOf={(each) => examples[each]?.summary ?? each}
          onValue={setName}
        />
      )}
      <TextField
        label="Request body"
        isLabelHidden
        required
        rows={Math.min(24, text.split('\n').length + 1)}
        value={text}
        onValue={onValue}
        fault={faultOfJson(text)}
      />
    </>
  );
}

interface PartProps extends Controlled<string | File | undefined> {
  readonly name: string;
  readonly schema: SchemaObject;
  readonly required: boolean;
  /** The content types that the contract allows for the part. */
  readonly listed?: string;
}

/** One part of a form: a text, or a file, which keeps its name and goes out under the listed content type that fits it. */
function Part({name, schema, required, listed, value, onValue}: PartProps): React.ReactNode {
  const field = {label: name, required};
  if (schema.format === 'binary') {
    const choose = (file: File | undefined): void =>
      onValue(file && listed ? new File([file], file.name, {type: partType(file, listed)}) : file);
    return <FileField {...field} note={schema.description} isChosen={value !== undefined} onFile={choose} />;
  }
  const text = typeof value === 'string' ? value : '';
  return (
    <TextField
      {...field}
      placeholder={schema.description?.split('\n')[0]}
      value={text}
      onValue={(typed) => onValue(typed || undefined)}
      fault={required && text === '' ? `Enter ${name}.` : undefined}
    />
  );
}

/** A form of parts, or the document itself as the whole body. */
function FileBody({media: {schema = {}, encoding}, value, onValue}: MediaProps): React.ReactNode {
  useEffect(() => onValue(undefined), []);
  if (!schema.properties) {
    const field = {label: 'Document', note: schema.description, required: true};
    return <FileField {...field} isChosen={value instanceof File} onFile={onValue} />;
  }
  const parts = typeof value === 'object' && !(value instanceof File) ? value : {};
  return Object.entries(schema.properties).map(([name, property]) => (
    <Part
      key={name}
      name={name}
      schema={property}
      required={schema.required?.includes(name) ?? false}
      listed={encoding?.[name]?.contentType}
      value={parts[name]}
      onValue={(part) => onValue({...parts, [name]: part})}
    />
  ));
}

type Props = Controlled<RequestBody> & {readonly body: BodyObject};

/** The body of the request in the content type that the reader chose, and a link to an example where it is a file. */
export default function Body({body, ...controlled}: Props): React.ReactNode {
  const contentType = useTypedSelector((state) => state.contentType.value);
  const media = body.content[contentType];
  if (!media) return null;
  const sample = media['x-sample-file'];
  const MediaBody = contentType.includes('json') ? JsonBody : FileBody;
  return (
    <>
      <MediaBody key={contentType} media={media} {...controlled} />
      {sample && (
        <p>
          No document yet? Download the{' '}
          <SiteLink href={`/${sample}`} download>
            example document
          </SiteLink>{' '}
          and select it here.
        </p>
      )}
    </>
  );
}
