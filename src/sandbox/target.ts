import {service} from '../service';
import {Refused, textAnswer, type Answer} from './answer';

/** Names under which this machine reaches the sandbox, on any port. */
const NAMES = [...new Set(['localhost', '127.0.0.1', '[::1]', new URL(service.sandbox.url).hostname])];

const AUTHORITY = /^(\[[^\]]*\]|[^:]*)(?::\d*)?$/;

/**
 * The refusal of a request to another host, against DNS rebinding; undefined for the sandbox's own names.
 * @param authority the header Host, or that of a target in absolute form, which wins (RFC 9112, section 3.2.2)
 */
export function hostRefusal(authority: string | undefined): Answer | undefined {
  const name = AUTHORITY.exec(authority ?? '')?.[1]?.toLowerCase();
  if (name !== undefined && NAMES.includes(name)) return undefined;
  return textAnswer(421, `The sandbox serves ${NAMES.join(', ')} only. Send the request to one of them.`);
}

const bad = (problem: string): Refused =>
  new Refused(textAnswer(400, `The sandbox can't read the target of the request. ${problem}`));

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The URL of a request target (RFC 9112, section 3.2). @throws Refused with 421 for a URL of another host, with 400 for one it can't read */
export function targetUrl(target: string): URL {
  if (target.startsWith('//')) throw bad('Its path begins with two slashes. Begin it with one.');
  const isPath = target.startsWith('/');
  const text = isPath ? `http://sandbox${target}` : target;
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) throw bad('Send a path, such as /api/v1/me.');
  const url = new URL(text);
  if (!isDecodable(url.pathname)) throw bad('Its path is not UTF-8 in percent encoding.');
  const refused = isPath ? undefined : hostRefusal(url.host);
  if (refused) throw new Refused(refused);
  return url;
}
