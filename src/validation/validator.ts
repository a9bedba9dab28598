import {checkDico, type DicoCodes} from './dico';
import {distinct, fatal, refused} from './findings';
import {describe, documentOf, identityOf, messageOf} from './identify';
import {placesIn} from './location';
import {type Finding, type Result, type ValidatedMessage} from './model';
import {parse, type Parsed} from './parse';
import {missing} from './requirements';
import {findingsOf, type LoadRules, type Processor} from './rules';
import {schemaCheck} from './schema';
import {type ReadSchema} from './schemaFiles';

/** What a validator works with. None of it is tied to Node or to a browser. */
export interface Resources {
  readonly messages: readonly ValidatedMessage[];
  readonly schemas: ReadSchema;
  readonly rules: LoadRules;
  readonly processor: Processor;
  /** The published code lists of DICO, where a message needs them. */
  readonly dicoCodes?: () => DicoCodes;
}

export interface Options {
  /** Id of the message that the document must be; without it, the document says. */
  readonly as?: string;
}

/** Checks documents. */
export interface Validator {
  /** Checks a file by the schema and the rule sets of its message. */
  readonly validate: (file: Uint8Array | string, options?: Options) => Promise<Result>;
  /** Id of the message that a file says it is. */
  readonly identify: (file: Uint8Array | string) => string | undefined;
}

/** Makes a validator of messages. It keeps schemas, once they are compiled. */
export function createValidator({messages, schemas, rules, processor, dicoCodes}: Resources): Validator {
  const bySchema = schemaCheck(schemas);

  async function byRules({text, tree}: Parsed, {ruleSets, levels}: ValidatedMessage): Promise<Finding[]> {
    const findings: Finding[] = [];
    const placeOf = placesIn(tree);
    for (const id of ruleSets) {
      try {
        const set = await rules(id);
        findings.push(...findingsOf(set, processor(set.sheet, set.base, text), {source: id, tree, placeOf, levels}));
      } catch (error) {
        const {message} = error as Error;
        findings.push(fatal('RULES', `The rule set ${id} could not be run to its end: ${message}`, {source: id}));
      }
    }
    return findings;
  }

  async function check(parsed: Parsed, as: string | undefined): Promise<Result> {
    const {tree} = parsed;
    const identity = identityOf(tree);
    const own = messageOf(messages, identity);
    const message = as === undefined ? own : messages.find(({id}) => id === as);
    const document = message && documentOf(message, identity);
    if (!message || !document) {
      const wanted = as === undefined ? 'any message that can be checked' : `the message ${as}`;
      return refused(fatal('FORMAT', `The file is not ${wanted}. It has ${describe(identity)}.`), identity);
    }
    const other =
      own === message
        ? []
        : [fatal('FORMAT', `The file says that it is ${own?.id ?? 'an unknown message'}: ${describe(identity)}.`)];
    const schema = document.schema === undefined ? undefined : bySchema(tree, document.schema);
    const findings = [
      ...other,
      ...(schema ?? []),
      ...(message.ownChecks === 'dico' && dicoCodes ? checkDico(tree, dicoCodes()) : []),
      ...missing(tree, message.requires),
      ...(await byRules(parsed, message)),
    ];
    const outcome = schema && (schema.length > 0 ? 'failed' : 'passed');
    return {...identity, message: message.id, schema: outcome ?? 'none', findings: distinct(findings)};
  }

  return {
    async validate(file, {as} = {}) {
      const parsed = parse(file);
      if (!('tree' in parsed)) return refused(parsed);
      try {
        return await check(parsed, as);
      } finally {
        parsed.tree.dispose();
      }
    },
    identify(file) {
      const parsed = parse(file);
      if (!('tree' in parsed)) return undefined;
      try {
        return messageOf(messages, identityOf(parsed.tree))?.id;
      } finally {
        parsed.tree.dispose();
      }
    },
  };
}
