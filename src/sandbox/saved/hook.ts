import {Refused} from '../answer';
import type {RestCall} from '../operations';
import {errorAnswer} from '../errors';
import {masked, withToken, type Hook} from '../hook/action';
import {hookProblem} from '../hook/problem';
import {now} from '../time';

/**
 * A hook as it is saved for the first time: with defaults and a generated token, without secrets and `init`.
 * @throws Refused with API400-HOOK for a hook that can't work
 */
export function savedHook({sent}: RestCall): unknown {
  const hook = sent as Hook;
  const problem = hookProblem(hook);
  if (problem) throw new Refused(errorAnswer('API400-HOOK', problem));
  const {id, name, action, topics = null, publishTopics = null, filter = null, isActive = true} = hook;
  const tokened = action.startsWith('mailfrom:') ? withToken(action) : action;
  return {
    id,
    name,
    action: masked(tokened),
    topics,
    publishTopics,
    filter,
    isActive,
    createdOn: now(),
    changedOn: null,
  };
}
