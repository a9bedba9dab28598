import {checkDico, type DicoCodes} from './dico';
import {type XmlDocument} from 'libxml2-wasm';
import {distinct, fatal, refused, verdictOf} from './findings';
import {describe, documentOf, identityOf, messageOf} from './identify';
import {placesIn} from './location';
import {type Finding, type Result, type ValidatedDocument, type ValidatedMessage} from './model';
import {parse, type Parsed} from './parse';
import {embeddedInvoice, isPdf} from './pdf';
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
  /** Brings what `schemas` and `dicoCodes` then have at hand, where they can't read at once. */
  readonly prepare?: (message: ValidatedMessage, document: ValidatedDocument) => Promise<void>;
}

export interface Options {
  /** Id of the message that the document must be; without it, the document says. */
  readonly as?: string;
  /** Is told what was found so far, after the schema and after each rule set but the last. */
  readonly tell?: (findings: readonly Finding[]) => void;
}

export interface Validator {
  /** Checks a file by the schema and the rule sets of its message. Of a PDF it checks the invoice that is embedded as XML. */
  readonly validate: (file: Uint8Array | string, options?: Options) => Promise<Result>;
  /** Id of the message that a file says it is, or the XML in it where it is a PDF. */
  readonly identify: (file: Uint8Array | string) => Promise<string | undefined>;
}

const EMBEDDED = {
  ...fatal(
    'PDF',
    'The file is a PDF. The XML that is embedded in it was checked, and lines are those of the XML. The PDF itself was not checked.',
  ),
  severity: 'information',
} as const;

/** Makes a validator of messages. It keeps schemas, once they are compiled. */
export function createValidator({messages, schemas, rules, processor, dicoCodes, prepare}: Resources): Validator {
  const bySchema = schemaCheck(schemas);

  async function byRules(
    {text, tree}: Parsed,
    {ruleSets, levels}: ValidatedMessage,
    tell: (findings: readonly Finding[]) => void,
  ): Promise<Finding[]> {
    const findings: Finding[] = [];
    const placeOf = placesIn(tree);
    for (const id of ruleSets) {
      tell(findings);
      try {
        const set = await rules(id);
        findings.push(...findingsOf(set, processor(set.sheet, set.base, text), {source: id, tree, placeOf, levels}));
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error);
        findings.push(fatal('RULES', `The rule set ${id} could not be run to its end: ${problem}`, {source: id}));
      }
    }
    return findings;
  }

  function ownChecks(tree: XmlDocument): Finding[] {
    try {
      if (dicoCodes) return checkDico(tree, dicoCodes());
      throw new Error('the code lists are missing');
    } catch (error) {
      return [fatal('RULES', `The checks of DICO could not be run to their end: ${(error as Error).message}`)];
    }
  }

  async function prepared(message: ValidatedMessage, document: ValidatedDocument): Promise<Finding[]> {
    try {
      await prepare?.(message, document);
      return [];
    } catch (error) {
      return [fatal('ENGINE', `The check could not be prepared: ${(error as Error).message}`)];
    }
  }

  async function check(parsed: Parsed, {as, tell}: Options): Promise<Result> {
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
    const unprepared = await prepared(message, document);
    const schema = document.schema === undefined ? undefined : bySchema(tree, document.schema);
    const before = [
      ...other,
      ...unprepared,
      ...(schema ?? []),
      ...(message.ownChecks === 'dico' ? ownChecks(tree) : []),
      ...missing(tree, message.requires),
    ];
    const ofRules = await byRules(parsed, message, (findings) => tell?.([...before, ...findings]));
    const findings = distinct([...before, ...ofRules]);
    const outcome = schema && (schema.length > 0 ? 'failed' : 'passed');
    return {...identity, message: message.id, schema: outcome ?? 'none', verdict: verdictOf(findings), findings};
  }

  async function checkXml(file: Uint8Array | string, options: Options): Promise<Result> {
    const parsed = parse(file);
    if (!('tree' in parsed)) return refused(parsed);
    try {
      return await check(parsed, options);
    } finally {
      parsed.tree.dispose();
    }
  }

  return {
    async validate(file, options = {}) {
      if (!isPdf(file)) return checkXml(file, options);
      const xml = await embeddedInvoice(file);
      if ('rule' in xml) return refused(xml);
      const result = await checkXml(xml, options);
      return {...result, findings: [EMBEDDED, ...result.findings]};
    },
    async identify(file) {
      const xml = isPdf(file) ? await embeddedInvoice(file) : file;
      const parsed = typeof xml !== 'string' && 'rule' in xml ? xml : parse(xml);
      if (!('tree' in parsed)) return undefined;
      try {
        return messageOf(messages, identityOf(parsed.tree))?.id;
      } finally {
        parsed.tree.dispose();
      }
    },
  };
}
