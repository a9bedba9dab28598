import {curlCommand} from '@site/src/contracts/requests/curl';
import type {CurrentRequest} from './useRequest';

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const fileName = (src: string): string => src.split('/').at(-1) ?? src;

/** Credentials never stand in the command: the shell fills them in from the variables that the samples of the site use. */
const SECRET: Readonly<Record<string, string>> = {
  authorization: '-H "Authorization: Bearer $PSB_TOKEN"',
  'subscription-key': '-H "Subscription-Key: $PSB_SUBSCRIPTION_KEY"',
};

function bodyLines({body, contentType}: CurrentRequest['state']): string[] {
  if (body.type === 'raw' && body.content?.type === 'file')
    return [`--data-binary ${quote(`@${fileName(body.content.value.src)}`)}`];
  if (body.type === 'raw' && body.content?.type === 'string' && body.content.value)
    return [`-d ${quote(body.content.value)}`];
  if (body.type === 'form') {
    return Object.entries(body.content).flatMap(([name, part]) => {
      if (part?.type === 'file') return [`-F ${quote(`${name}=@${fileName(part.value.src)}`)}`];
      return part?.value ? [`-F ${quote(`${name}=${part.value}`)}`] : [];
    });
  }
  if (contentType.value === undefined) return [];
  return contentType.value.includes('form')
    ? [`-F ${quote('file=@document.xml')}`]
    : [`--data-binary ${quote('@document.xml')}`];
}

/**
 * The request as a curl command to paste into a shell, host and path on lines of their own as in the reference; a file that is not chosen
 * yet is called document.xml.
 */
export function curlOf(request: CurrentRequest): string {
  const {postman, state} = request;
  const isForm = state.contentType.value?.includes('form') ?? false;
  const headers = (postman.toJSON().header ?? [])
    .filter(({key, value}) => key && value && !(isForm && key === 'Content-Type'))
    .map(({key, value}) => SECRET[key.toLowerCase()] ?? `-H ${quote(`${key}: ${value}`)}`);
  return curlCommand(postman.method, postman.url.toString(), [...headers, ...bodyLines(state)]);
}
