import {Refused} from '../answer';
import type {Sent} from '../operations';
import {errorAnswer} from '../errors';
import {masked, withToken, type Hook} from '../hook/action';
import {hookProblem} from '../hook/problem';
import {now} from '../time';

/** A hook as it is first saved: with defaults and a generated token, without secrets and `init`. @throws Refused for a hook that can't work */
export function savedHook({sent}: Sent): unknown {
  const hook = sent as Hook;
  const problem = hookProblem(hook);
  if (problem) throw new Refused(errorAnswer('API400-HOOK', problem));
  const {id, name, action, topics = null, publishTopics = null, filter = null, isActive = true} = hook;
  const saved = masked(action.startsWith('mailfrom:') ? withToken(action) : action);
  return {id, name, action: saved, topics, publishTopics, filter, isActive, createdOn: now(), changedOn: null};
}
