import {createBus, type Bus, type Ports} from '../../src/sandbox/bus/bus';
import {DEFAULT_OPTIONS, type SandboxOptions} from '../../src/sandbox/options';
import {conversion, exampleFile, projectContract} from '../../src/sandbox/project';
import {validate} from '../../src/sandbox/validate';

/** What a bus was given to post. */
export interface Posted {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface SmallBus {
  readonly bus: Bus;
  readonly posted: Posted[];
}

let contract: ReturnType<typeof projectContract> | undefined;

/**
 * A bus without transports, whose waits end only when its clock is advanced.
 * @param answer gives the status of the webhook server for what it gets, or throws
 */
export async function smallBus(
  answer: (posted: Posted) => number = () => 200,
  options: Partial<SandboxOptions> = {},
  ports: Partial<Ports> = {},
): Promise<SmallBus> {
  const posted: Posted[] = [];
  const post: Ports['post'] = async (url, {body, headers}) => {
    posted.push({url, body, headers});
    return Promise.resolve(answer({url, body, headers}));
  };
  const all: Ports = {post, validate, example: exampleFile, conversion, now: Date.now, ...ports};
  contract ??= projectContract();
  const bus = createBus(contract, all, {...DEFAULT_OPTIONS, speed: 0, ...options});
  await bus.ready;
  return {bus, posted};
}
