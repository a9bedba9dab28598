import {AsyncLocalStorage} from 'node:async_hooks';
import type {Wire} from './documents/wire';
import type {Envelope} from './envelope';
import type {User} from './state/tokens';

/** The request that an operation works on. */
export interface SoapCall {
  readonly envelope: Envelope;
  /** Whose token it has; undefined for Login alone. */
  readonly user?: User;
  /** Why the operation failed: the package soap would write a fault of its own. */
  problem?: Error;
}

const calls = new AsyncLocalStorage<SoapCall>();

/** Runs the work on a request. */
export const during = <T>(call: SoapCall, work: () => Promise<T>): Promise<T> => calls.run(call, work);

/** The request that is being worked on. @throws Error outside of `during` */
export function currentCall(): SoapCall {
  const call = calls.getStore();
  if (!call) throw new Error('There is no request.');
  return call;
}

/** The user of the request. @throws Error in Login, which has none */
export function currentUser(): User {
  const {user} = currentCall();
  if (!user) throw new Error('The request has no user.');
  return user;
}

/** What an operation responds to a request that the schema accepts. It throws SoapFault. */
export type Operation = (given: unknown) => Wire | Promise<Wire>;

/** Operations by name. */
export type Operations = Readonly<Record<string, Operation>>;
