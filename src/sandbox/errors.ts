import {randomBytes} from 'node:crypto';
import {errorCatalogue} from '../content/contracts';
import {untracked} from '../content/files';
import {jsonAnswer, type Answer} from './answer';

/** The time of now as the service writes it. */
function now(): string {
  return `${new Date().toISOString().slice(0, 19)}+00:00`;
}

/** An Error body of the contract with an id and a time of its own; any other body stays as it is. */
export function withLiveIds(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('requestId' in body)) return body;
  return {...body, requestId: randomBytes(8).toString('hex'), dateTime: now()};
}

/**
 * The answer of an error code, its body from openapi/errors.yaml.
 * @param message in place of the example's message or error_description
 * @throws Error for a code that the catalogue does not have, or that no answer carries
 */
export function errorAnswer(code: string, message?: string): Answer {
  const error = untracked(errorCatalogue).find((each) => each.code === code);
  if (!error?.status) throw new Error(`${code} has no response in openapi/errors.yaml`);
  const example = JSON.parse(error.example.text) as Record<string, unknown>;
  if (message) example[error.appliesTo === 'rest' ? 'message' : 'error_description'] = message;
  return jsonAnswer(error.status, withLiveIds(example));
}
