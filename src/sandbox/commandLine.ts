import path from 'node:path';
import {parseArgs} from 'node:util';
import {DEFAULT_OPTIONS, type SandboxOptions} from './options';

/** How the sandbox is to run. */
export interface Run {
  /** The port that it listens on; 0 for any free one. */
  readonly port?: number;
  readonly options: SandboxOptions;
}

/** What a command line asks for: to run, or to print the help or what is wrong, and end. */
export type Command =
  | {readonly run: Run}
  | {readonly help: string}
  | {
      /** One or two sentences. */
      readonly wrong: string;
    };

const OPTIONS = {
  port: {type: 'string'},
  speed: {type: 'string'},
  seed: {type: 'string'},
  'webhook-allow': {type: 'string', multiple: true},
  save: {type: 'string'},
  chaos: {type: 'boolean'},
  help: {type: 'boolean'},
} as const;

const HELP = `Usage: node sandbox.mjs [options]

  --port N              listen on this port instead of 4010; 0 uses any free port
  --speed N             run the clock N times as fast as the bus: 60 by default, 1 for the waiting times of the real bus
  --seed N              set the seed for random choices: the same number always leads to the same choices
  --webhook-allow HOST  also send webhooks to this host, not only to this machine; repeat the option for more hosts
  --save FILE           keep documents, hooks, and users in this file between runs
  --chaos               simulate faults: timeouts, broken connections, late events
  --licences            print the licences of the components in this file
  --help                print this help

You can also set the port with the environment variable SANDBOX_PORT.
`;

const HIGHEST_PORT = 65_535;
/** A faster clock would soon be beyond what a date can be. */
const HIGHEST_SPEED = 1_000_000;

class Wrong extends Error {}

interface Range {
  readonly isWhole: boolean;
  readonly least: number;
  readonly most: number;
  /** In words, after 'must be'. */
  readonly words: string;
}

const whole = (most: number): Range => ({
  ...{isWhole: true, least: 0, most},
  words: `a whole number from 0 to ${most}`,
});

const PORT = whole(HIGHEST_PORT);
const SEED = whole(Number.MAX_SAFE_INTEGER);
const SPEED: Range = {
  ...{isWhole: false, least: Number.MIN_VALUE, most: HIGHEST_SPEED},
  words: `a number above 0, up to ${HIGHEST_SPEED}`,
};

function numberOf(name: string, text: string | undefined, {isWhole, least, most, words}: Range): number | undefined {
  if (text === undefined) return undefined;
  const number = /^\d+(\.\d+)?(e\d+)?$/i.test(text) ? Number(text) : NaN;
  if (number >= least && number <= most && (!isWhole || Number.isInteger(number))) return number;
  throw new Wrong(`${name} must be ${words}, not '${text}'.`);
}

/** A host as the address of a webhook has it. */
function hostOf(text: string): string {
  const isBare = /^(\[[\da-f:.]+\]|[^\s/\\:@?#%[\]]+)$/i.test(text);
  const host = isBare && URL.canParse(`http://${text}`) ? new URL(`http://${text}`).hostname : '';
  if (/^(\[.*\]|[\w.-]+)$/.test(host)) return host;
  throw new Wrong(`--webhook-allow must be a host name, such as erp.test, not '${text}'.`);
}

/** From the reader's folder: a relative path could be one of the project (file/inside/files.ts). */
function fileOf(text: string | undefined): string | undefined {
  if (text === '') throw new Wrong('--save requires the name of a file.');
  return text && path.resolve(text);
}

/** Options with the number after each: parseArgs takes a negative number for another option. */
const joined = (args: readonly string[]): string[] =>
  args.flatMap((arg, at) => {
    const isNumber = (text: string | undefined): boolean => /^-\d/.test(text ?? '');
    if (isNumber(arg) && /^--[^=]+$/.test(args[at - 1] ?? '')) return [];
    return /^--[^=]+$/.test(arg) && isNumber(args[at + 1]) ? [`${arg}=${args[at + 1]}`] : [arg];
  });

/** What parseArgs found, in a sentence of ours. */
function sentenceOf(error: unknown): string {
  if (error instanceof Wrong) return error.message;
  const {code, message} = error as NodeJS.ErrnoException;
  const option = /'(-[^' =]*)/.exec(message)?.[1] ?? '';
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `Unknown option ${option}. To list the options, use --help.`;
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') return 'Only options are allowed. To list them, use --help.';
  const accepts = message.includes('does not take an argument') ? "doesn't accept a" : 'requires a';
  return `${option} ${accepts} value. For a description, use --help.`;
}

function optionsOf(args: readonly string[], portVariable: string | undefined): Command {
  const {values} = parseArgs({args: joined(args), options: OPTIONS});
  if (values.help) return {help: HELP};
  return {
    run: {
      port: numberOf('--port', values.port, PORT) ?? numberOf('SANDBOX_PORT', portVariable || undefined, PORT),
      options: {
        speed: numberOf('--speed', values.speed, SPEED) ?? DEFAULT_OPTIONS.speed,
        seed: numberOf('--seed', values.seed, SEED) ?? DEFAULT_OPTIONS.seed,
        webhookHosts: values['webhook-allow']?.map(hostOf) ?? [],
        save: fileOf(values.save),
        chaos: values.chaos ?? false,
      },
    },
  };
}

/**
 * Reads a command line of the sandbox.
 * @param args the arguments after the name of the program
 * @param portVariable the environment variable SANDBOX_PORT; `--port` wins
 */
export function commandLine(args: readonly string[], portVariable?: string): Command {
  try {
    return optionsOf(args, portVariable);
  } catch (error) {
    return {wrong: sentenceOf(error)};
  }
}
