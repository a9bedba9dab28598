import type {Topic} from '../../../contracts/topics/topics';
import type {Clock} from '../clock';
import type {BusContract} from '../contract';
import type {PartyIds} from '../../../contracts/codeLists/partyIds';
import {Problem} from '../problem';
import {actionOf, lacksSecret, masked, unmasked, withToken, type Action, type Hook} from '../../hookSyntax/action';
import {hookProblem} from '../../hookSyntax/problem';
import {listens} from '../../hookSyntax/topicPatterns';

/** Whose events a hook gets: those of one party, or of every party. */
export type Level = 'environment' | (string & {});

/** A hook as it was saved, with its secrets. */
export interface SavedHook {
  readonly level: Level;
  readonly id: string;
  readonly name: string;
  readonly action: string;
  readonly topics: readonly string[];
  readonly publishTopics: readonly string[] | null;
  readonly filter: string | null;
  readonly isActive: boolean;
  readonly createdOn: string;
  readonly changedOn: string | null;
  /** Which deliveries are for it: none of those before it was removed, or switched off by a 410. */
  readonly since: string;
  readonly init?: Hook['init'];
  /** Whether `topics` was sent. */
  readonly hasTopics: boolean;
}

/** Networks to which the operator connects an organisation, which nobody does in a sandbox. */
const NOT_CONNECTED: readonly string[] = ['coupa', 'tungsten'];

const MOST_HOOKS = 10_000;

/** The hooks of the parties and of the environment. */
export class Hooks {
  private readonly hooks = new Map<string, SavedHook>();

  constructor(
    private readonly contract: BusContract,
    private readonly partyIds: PartyIds,
    private readonly clock: Clock,
  ) {
    this.save('environment', {id: 'peppol', name: 'Peppol', action: 'peppol', topics: ['Send*']});
  }

  private levelOf(partyId: string | undefined): Level {
    return partyId === undefined ? 'environment' : this.partyIds.text(partyId);
  }

  private static key(level: Level, id: string): string {
    return `${level} ${id}`;
  }

  /**
   * Saves a hook of a party, or without a party one of the environment, in the place of the one with its ID.
   * @returns the hook as responses contain it @throws Problem for a hook that can't work
   */
  save(partyId: string | undefined, sent: Hook): unknown {
    const level = this.levelOf(partyId === 'environment' ? undefined : partyId);
    const former = this.hooks.get(Hooks.key(level, sent.id));
    const kept = former ? unmasked(this.contract, sent.action, former.action) : sent.action;
    const problem = hookProblem(this.contract, {...sent, action: kept});
    if (problem) throw new Problem('API400-HOOK', problem);
    if (lacksSecret(this.contract, kept)) {
      throw new Problem('API400-HOOK', "The action has '***' in place of a secret, and the bus has no secret to keep.");
    }
    const {scheme = ''} = actionOf(this.contract, kept)?.form ?? {};
    if (NOT_CONNECTED.includes(scheme)) {
      throw new Problem('API400-HOOK', `Your organisation is not connected to the ${scheme} network.`);
    }
    if (!former && this.hooks.size >= MOST_HOOKS) {
      throw new Problem('API400-HOOK', `The sandbox keeps ${MOST_HOOKS} hooks. Remove one first.`);
    }
    const {id, name, topics, publishTopics = null, filter = null, isActive = true} = sent;
    const hook: SavedHook = {
      ...{level, id, name, publishTopics, filter, isActive},
      action: kept.startsWith('mailfrom:') ? withToken(kept) : kept,
      topics: topics ?? [],
      hasTopics: topics !== undefined && topics !== null,
      createdOn: former?.createdOn ?? this.clock.stamp(),
      since: former?.since ?? crypto.randomUUID(),
      changedOn: former ? this.clock.stamp() : null,
      init: sent.init ?? former?.init,
    };
    this.hooks.set(Hooks.key(level, id), hook);
    return this.shown(hook);
  }

  /** All of them, with their secrets, to be kept. */
  kept(): unknown {
    return [...this.hooks.values()];
  }

  /** Become what was kept. */
  restore(kept: unknown): void {
    this.hooks.clear();
    for (const hook of kept as readonly SavedHook[]) this.hooks.set(Hooks.key(hook.level, hook.id), hook);
  }

  /** A hook as responses contain it: secrets masked, without `init`. */
  shown({
    id,
    name,
    action,
    topics,
    hasTopics,
    publishTopics,
    filter,
    isActive,
    createdOn,
    changedOn,
  }: SavedHook): unknown {
    const shown = {id, name, action: masked(this.contract, action), topics: hasTopics ? topics : null};
    return {...shown, publishTopics, filter, isActive, createdOn, changedOn};
  }

  remove(partyId: string | undefined, id: string): void {
    if (this.hooks.delete(Hooks.key(this.levelOf(partyId), id))) return;
    const where = partyId === undefined ? 'among the environment hooks' : `for party '${partyId}'`;
    throw new Problem('API404-HOOK', `Hook '${id}' was not found ${where}.`);
  }

  /** The hooks of a party, or without a party those of the environment, in the order in which they were first saved. */
  list(partyId: string | undefined): SavedHook[] {
    const level = this.levelOf(partyId);
    return [...this.hooks.values()].filter((hook) => hook.level === level);
  }

  /** Switches a hook off whose server is gone for good. */
  deactivate(hook: SavedHook): void {
    const changed = {isActive: false, changedOn: this.clock.stamp(), since: crypto.randomUUID()};
    this.hooks.set(Hooks.key(hook.level, hook.id), {...hook, ...changed});
  }

  /** A hook as it was saved last; nothing for one that was removed. */
  current({level, id}: SavedHook): SavedHook | undefined {
    return this.hooks.get(Hooks.key(level, id));
  }

  actionOf(hook: SavedHook): Action {
    const action = actionOf(this.contract, hook.action);
    if (!action) throw new Error(`the action of the saved hook ${hook.id} has an unknown scheme`);
    return action;
  }

  /** The active hooks of a party and of the environment that subscribe to a topic, without a look at their filters. */
  listening(partyId: string, topic: Topic): SavedHook[] {
    return [...this.list(partyId), ...this.list(undefined)].filter(
      (hook) => hook.isActive && hook.topics.some((each) => listens(each, topic, this.actionOf(hook).form.scheme)),
    );
  }
}
