import {untracked} from '../../sources/files';
import {partyErrors} from '../../sources/party/schema';
import {newRequestId} from '../../partyService/errors';
import {jsonAnswer, type Answer} from '../answer';

/** The headers of an error, beside its body. */
const HEADERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  METHOD_NOT_ALLOWED: {allow: 'POST'},
  RATE_LIMITED: {'retry-after': '20'},
  SERVICE_UNAVAILABLE: {'retry-after': '120'},
};

interface Body {
  readonly errors: readonly {readonly message: string; readonly extensions: object}[];
}

/** The code of vpd/errors.yaml with a status of HTTP; nothing for a status that no error has. */
export const codeOfStatus = (status: number): string | undefined =>
  untracked(partyErrors).find((error) => error.status === status && status >= 400)?.code;

/** The response for a code of vpd/errors.yaml, with its example as the body and `message` in place of its own. @throws Error for an unknown code */
export function partyErrorAnswer(code: string, message?: string): Answer {
  const error = untracked(partyErrors).find((each) => each.code === code);
  if (!error?.status) throw new Error(`${code} is not in vpd/errors.yaml`);
  const {errors} = JSON.parse(error.example.text) as Body;
  const requestId = newRequestId();
  const filled = errors.map((each) => ({
    message: message ?? each.message,
    extensions: {...each.extensions, requestId},
  }));
  return jsonAnswer(error.status, {errors: filled}, HEADERS[code]);
}
