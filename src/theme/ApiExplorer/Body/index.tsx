import {useEffect, useId, useState, type ReactNode} from 'react';
import {
  clearFormBodyKey,
  clearRawBody,
  setFileFormBody,
  setFileRawBody,
  setStringFormBody,
  setStringRawBody,
} from '@theme/ApiExplorer/Body/slice';
import {setFieldEncoding} from '@theme/ApiExplorer/EncodingSelection/slice';
import {useTypedDispatch, useTypedSelector} from '@theme/ApiItem/hooks';
import type {BodyObject, MediaTypeObject, SchemaObject} from '../../../contracts/openapi/document';
import FileField from '../Fields/FileField';
import JsonField from '../Fields/JsonField';
import TextField from '../Fields/TextField';
import {partType} from './partType';

type FormMedia = MediaTypeObject & {readonly encoding?: Readonly<Record<string, {readonly contentType?: string}>>};

/** A JSON body: one of the contract's examples, to change at will. */
function TextBody({media}: {readonly media: MediaTypeObject}): ReactNode {
  const examples = Object.entries(media.examples ?? {});
  const [name, setName] = useState(examples[0]?.[0] ?? '');
  const dispatch = useTypedDispatch();
  const id = useId();
  const value = media.examples?.[name]?.value ?? media.example;
  return (
    <>
      {examples.length > 1 && (
        <div className="openapi-explorer__form-item">
          <label className="openapi-explorer__form-item-label" htmlFor={id}>
            Start from
          </label>
          <select
            id={id}
            className="openapi-explorer__select-input"
            value={name}
            onChange={(event) => setName(event.target.value)}
          >
            {examples.map(([each, {summary}]) => (
              <option key={each} value={each}>
                {summary ?? each}
              </option>
            ))}
          </select>
        </div>
      )}
      <JsonField
        key={name}
        start={value === undefined ? '' : JSON.stringify(value, null, 2)}
        onText={(text) => dispatch(setStringRawBody(text))}
      />
    </>
  );
}

/**
 * Sends each file of a form under its own name and the content type that fits it, of those that the contract lists for its part.
 * The theme would take the first type of the list, and lose the name.
 */
function useOwnTypes(encoding: FormMedia['encoding']): void {
  const dispatch = useTypedDispatch();
  const body = useTypedSelector((state) => state.body);
  useEffect(() => {
    for (const field of Object.keys(encoding ?? {})) dispatch(setFieldEncoding({field, contentType: ''}));
  }, [dispatch, encoding]);
  useEffect(() => {
    if (body.type !== 'form') return;
    for (const [key, part] of Object.entries(body.content)) {
      const listed = encoding?.[key]?.contentType;
      if (!listed || part?.type !== 'file') continue;
      const {src, content} = part.value;
      const type = partType(content, listed);
      if (content.type !== type)
        dispatch(setFileFormBody({key, value: {src, content: new File([content], content.name, {type})}}));
    }
  }, [body, dispatch, encoding]);
}

interface PartProps {
  readonly name: string;
  readonly schema: SchemaObject;
  readonly required: boolean;
}

/** One part of a form: a file, or a text. */
function Part({name, schema, required}: PartProps): ReactNode {
  const [text, setText] = useState('');
  const dispatch = useTypedDispatch();
  if (schema.format === 'binary') {
    const choose = (file: File | undefined): object =>
      file ? setFileFormBody({key: name, value: {src: file.name, content: file}}) : clearFormBodyKey(name);
    return (
      <FileField
        label={name}
        description={schema.description}
        required={required}
        onFile={(file) => dispatch(choose(file))}
      />
    );
  }
  return (
    <TextField
      label={name}
      required={required}
      placeholder={schema.description?.split('\n')[0]}
      value={text}
      onValue={(value) => {
        setText(value);
        dispatch(value === '' ? clearFormBodyKey(name) : setStringFormBody({key: name, value}));
      }}
      fault={required && text === '' ? `Enter ${name}.` : undefined}
    />
  );
}

/** A form of parts, or the document itself as the whole body. */
function FileBody({media}: {readonly media: FormMedia}): ReactNode {
  const dispatch = useTypedDispatch();
  const {schema = {}, encoding} = media;
  useOwnTypes(encoding);
  useEffect(() => {
    dispatch(clearRawBody());
  }, [dispatch]);
  if (!schema.properties) {
    return (
      <FileField
        label="Document"
        description={schema.description}
        required
        onFile={(file) => dispatch(file ? setFileRawBody({src: file.name, content: file}) : clearRawBody())}
      />
    );
  }
  return Object.entries(schema.properties).map(([name, property]) => (
    <Part key={name} name={name} schema={property} required={schema.required?.includes(name) ?? false} />
  ));
}

/** The body of the request, in the media type that is chosen, with the example document where it is a file. */
export default function Body({body}: {readonly body: BodyObject}): ReactNode {
  const chosen = useTypedSelector((state) => state.contentType.value);
  const media = body.content[chosen ?? ''];
  if (!media) return null;
  const sample = media['x-sample-file'];
  return (
    <>
      {chosen?.includes('json') ? <TextBody key={chosen} media={media} /> : <FileBody key={chosen} media={media} />}
      {sample && (
        <p>
          No document yet? Download the{' '}
          <a href={`/${sample}`} download>
            example document
          </a>{' '}
          and select it here.
        </p>
      )}
    </>
  );
}
