import {useEffect, useId, useState, type ReactNode} from 'react';
import FormBodyItem from '@theme/ApiExplorer/Body/FormBodyItem';
import {clearRawBody, setFileRawBody, setStringRawBody} from '@theme/ApiExplorer/Body/slice';
import FormFileUpload from '../FormFileUpload';
import LiveEditor from '../LiveEditor';
import {useTypedDispatch, useTypedSelector} from '@theme/ApiItem/hooks';
import type {BodyObject, MediaTypeObject} from '../../../contracts/openapi/document';

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
      <LiveEditor key={name} action={(text) => dispatch(setStringRawBody(text))}>
        {value === undefined ? '' : JSON.stringify(value, null, 2)}
      </LiveEditor>
    </>
  );
}

/** A form of parts, or the document itself as the whole body. */
function FileBody({
  media,
}: {
  readonly media: MediaTypeObject & {encoding?: Record<string, {contentType?: string}>};
}): ReactNode {
  const dispatch = useTypedDispatch();
  const {schema = {}, encoding} = media;
  useEffect(() => {
    dispatch(clearRawBody());
  }, [dispatch]);
  if (!schema.properties) {
    return (
      <FormFileUpload
        placeholder={schema.description ?? 'Document'}
        onChange={(file) => dispatch(file ? setFileRawBody({src: file.name, content: file}) : clearRawBody())}
      />
    );
  }
  return Object.entries(schema.properties).map(([name, property]) => (
    <div key={name} className="openapi-explorer__form-item">
      <FormBodyItem
        schemaObject={property}
        id={name}
        schema={schema}
        label={name}
        required={schema.required?.includes(name) ?? false}
        exampleValue={undefined}
        fieldEncoding={encoding?.[name]?.contentType?.split(',')[0]}
      />
    </div>
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
          No document at hand? Save the{' '}
          <a href={`/${sample}`} download>
            example document
          </a>{' '}
          and choose it here.
        </p>
      )}
    </>
  );
}
