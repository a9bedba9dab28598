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
  readonly errors: readonly {readonly message: string; readonly extensions: {readonly code: string}}[];
}

/** The code of vpd/errors.yaml with a status of HTTP; nothing for a status that no error has. */
export function codeOfStatus(status: number): string | undefined {
  return untracked(partyErrors).find((error) => error.status === status && status >= 400)?.code;
}

/**
 * The response for an error code of vpd/errors.yaml, with its example as the body.
 * @param message in place of the example's message
 * @throws Error for a code that the catalogue does not have
 */
export function partyErrorAnswer(code: string, message?: string): Answer {
  const error = untracked(partyErrors).find((each) => each.code === code);
  if (!error?.status) throw new Error(`${code} is not in vpd/errors.yaml`);
  const {errors} = JSON.parse(error.example.text) as Body;
  const requestId = newRequestId();
  const body = {
    errors: errors.map(({message: example, extensions}) => ({
      message: message ?? example,
      extensions: {...extensions, requestId},
    })),
  };
  return jsonAnswer(error.status, body, HEADERS[code]);
}
