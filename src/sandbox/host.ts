import {service} from '../service';
import {textAnswer, type Answer} from './answer';

/** Names under which this machine reaches the sandbox, on any port. */
const NAMES = [...new Set(['localhost', '127.0.0.1', '[::1]', new URL(service.sandbox.url).hostname])];

const AUTHORITY = /^(\[[^\]]*\]|[^:]*)(?::\d*)?$/;

/**
 * The refusal of a request that was sent to another host: a page of the web whose name leads to this machine (DNS rebinding) must not read
 * what the sandbox says. Undefined for the sandbox's own names.
 * @param authority the header Host, or the host and port of a target in absolute form, which wins (RFC 9112, section 3.2.2)
 */
export function hostRefusal(authority: string | undefined): Answer | undefined {
  const name = AUTHORITY.exec(authority ?? '')?.[1]?.toLowerCase();
  if (name !== undefined && NAMES.includes(name)) return undefined;
  return textAnswer(421, `The sandbox serves ${NAMES.join(', ')} only. Send the request to one of them.`);
}
