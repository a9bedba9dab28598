import {issueToken, SCOPES} from './access';
import {jsonAnswer, type Answer} from './answer';
import {errorAnswer} from './errors';

/** Values that the sandbox refuses, so that the refusal can be tried too. */
const WRONG_SECRET = 'wrong-secret';
const WRONG_PASSWORD = 'wrong-password';

const GRANTS = ['client_credentials', 'password'];

/** The answer of the token endpoint: a token with this lifetime in seconds, or an error of RFC 6749, section 5.2. Only the two values above are wrong. */
export function tokenAnswer(contentType: string | undefined, body: string, lifetime: number): Answer {
  if (!contentType?.startsWith('application/x-www-form-urlencoded')) {
    return errorAnswer('invalid_request', 'the body is not application/x-www-form-urlencoded');
  }
  const form = new URLSearchParams(body);
  const field = (name: string): string => form.get(name) ?? '';
  if (!field('grant_type')) return errorAnswer('invalid_request', 'grant_type is missing');
  if (!GRANTS.includes(field('grant_type'))) return errorAnswer('unsupported_grant_type');
  if (!field('client_id') || !field('client_secret') || field('client_secret') === WRONG_SECRET) {
    return errorAnswer('invalid_client');
  }
  const isPassword = field('grant_type') === 'password';
  const isWrong = !field('username') || !field('password') || field('password') === WRONG_PASSWORD;
  if (isPassword && isWrong) return errorAnswer('invalid_grant');
  const scope = SCOPES.find((each) => each === field('scope'));
  if (!scope) return errorAnswer('invalid_scope');
  const name = field(isPassword ? 'username' : 'client_id');
  return jsonAnswer(
    200,
    {access_token: issueToken(name, scope), expires_in: lifetime, token_type: 'Bearer', scope},
    {'cache-control': 'no-store'},
  );
}
