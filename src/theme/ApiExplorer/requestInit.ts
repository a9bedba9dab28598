import type {ConsoleState} from './state';
import type {CurrentRequest} from './useRequest';

type Encoding = Readonly<Record<string, {readonly contentType?: string} | undefined>>;
type FormContent = Extract<ConsoleState['body'], {type: 'form'}>['content'];

/** The media type of a part of a form, where the reader or the contract names one. */
const typeOf = (encoding: Encoding | undefined, name: string): string | undefined =>
  encoding?.[name]?.contentType?.split(',')[0]?.trim() || undefined;

function formOf(content: FormContent, encoding: Encoding | undefined): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(content)) {
    const type = typeOf(encoding, name);
    if (part?.type === 'file') form.append(name, type ? new Blob([part.value.content], {type}) : part.value.content);
    else if (part?.value !== undefined) form.append(name, type ? new Blob([part.value], {type}) : part.value);
  }
  return form;
}

function bodyOf(body: ConsoleState['body'], encoding: Encoding | undefined): BodyInit | undefined {
  if (body.type === 'form') return formOf(body.content, encoding);
  if (body.type === 'empty') return undefined;
  return body.content?.type === 'file' ? body.content.value.content : body.content?.value;
}

/**
 * The request of the form as `fetch` accepts it: without cookies, and without redirects, which would take the subscription key to another host.
 * @throws TypeError for a header that a browser can't send
 */
export function requestInit({postman, state, encoding}: CurrentRequest): RequestInit {
  const headers = new Headers();
  for (const {key, value} of postman.toJSON().header ?? []) if (key && value) headers.append(key, value);
  // The browser writes it, with the boundary of the parts.
  if (state.body.type === 'form') headers.delete('Content-Type');
  const body = bodyOf(state.body, encoding as Encoding | undefined);
  return {method: postman.method, headers, body, credentials: 'omit', redirect: 'error'};
}
