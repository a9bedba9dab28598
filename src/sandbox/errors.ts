import {randomBytes} from 'node:crypto';
import {errorCatalogue} from '../sources/rest';
import {untracked} from '../sources/files';
import {jsonAnswer, type Answer} from './answer';
import type {Finding, Problem} from './bus/problem';
import {now} from './time';

/** An Error body of the contract with a new id and the time of now; any other body stays as it is. */
export function withLiveIds(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('requestId' in body)) return body;
  return {...body, requestId: randomBytes(8).toString('hex'), dateTime: now()};
}

/** The response for a code of openapi/errors.yaml: its example, with this message, these findings, and what else it has. @throws Error for a code without one */
export function errorAnswer(
  code: string,
  message?: string,
  errors?: readonly Finding[],
  more?: Problem['more'],
): Answer {
  const error = untracked(errorCatalogue).find((each) => each.code === code);
  if (!error?.status) throw new Error(`${code} has no response in openapi/errors.yaml`);
  const example = JSON.parse(error.example.text) as Record<string, unknown>;
  if (message) example[error.appliesTo === 'rest' ? 'message' : 'error_description'] = message;
  if (errors) example.errors = errors;
  return jsonAnswer(error.status, withLiveIds({...example, ...more}));
}

/** The response for what the bus refuses. */
export const problemAnswer = ({code, message, findings, more}: Problem): Answer =>
  errorAnswer(code, message, findings, more);
