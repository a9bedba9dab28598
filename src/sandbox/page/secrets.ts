import {actionOf, masked} from '../hookSyntax/action';
import type {BusContract} from '../bus/contract';

const MASK = '***';

/** Properties of JSON, fields of a form and elements of XML that contain a secret. */
const NAMES = 'password|client_?secret|access_token|refresh_token|subscription-?key|consumersecret|securitytoken';

/** What is secret in a text, however it is cut: what the first group of each contains stays. */
const SECRETS: readonly RegExp[] = [
  new RegExp(`("(?:${NAMES})"\\s*:\\s*")(?:[^"\\\\]|\\\\[^]?)*`, 'gi'),
  new RegExp(`((?:^|[?&])(?:${NAMES})=)[^&#\\s]*`, 'gim'),
  new RegExp(
    `(<(?:[\\w.-]+:)?(?:${NAMES})(?:\\s*|\\s[^<>]*[^/<>])>)[^]*?(?=</(?:[\\w.-]+:)?(?:${NAMES})\\s*>|$)`,
    'gi',
  ),
  /("init"\s*:\s*\{)(?:[^"}]|"(?:[^"\\]|\\[^]?)*"?)*/g,
  // The password in a URL.
  /(\/\/[^\s/:@"'<>]*:)[^\s/@"'<>]*(?=@)/g,
];

/** The action of a hook in JSON, as a literal. */
const ACTION = /("action"\s*:\s*)("(?:[^"\\]|\\[^])*"?)/g;

function maskedAction(contract: BusContract, literal: string): string {
  try {
    const action = JSON.parse(literal) as string;
    const shown = actionOf(contract, action) ? masked(contract, action) : action.replace(/#.+$/s, `#${MASK}`);
    return shown === action ? literal : JSON.stringify(shown);
  } catch {
    return `"${MASK}`;
  }
}

/** A text of a request or a response with `***` for each secret that it contains. */
export function withoutSecrets(contract: BusContract, text: string): string {
  const actions = text.replace(ACTION, (_, name: string, literal: string) => name + maskedAction(contract, literal));
  return SECRETS.reduce((rest, secret) => rest.replace(secret, `$1${MASK}`), actions);
}
