import {jsonAnswer, type Answer} from './answer';
import type {Tokens} from './bus/organisation/tokens';
import {Problem} from './bus/problem';
import {errorAnswer, problemAnswer} from './errors';

/** The answer of the token endpoint: a token, or an error of RFC 6749, section 5.2. */
export function tokenAnswer(tokens: Tokens, contentType: string | undefined, body: string): Answer {
  if (!contentType?.startsWith('application/x-www-form-urlencoded')) {
    return errorAnswer('invalid_request', 'the body is not application/x-www-form-urlencoded');
  }
  const form = new URLSearchParams(body);
  try {
    const {token, scope} = tokens.request((name) => form.get(name) ?? '');
    const answer = {access_token: token, expires_in: tokens.lifetime, token_type: 'Bearer', scope};
    return jsonAnswer(200, answer, {'cache-control': 'no-store'});
  } catch (problem) {
    if (problem instanceof Problem) return problemAnswer(problem);
    throw problem;
  }
}
