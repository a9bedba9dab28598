import type {PartySchemes} from '../../contracts/codeLists/schemes';
import type {FormatMessage, RegistryFile} from '../../contracts/formats/registryFile';
import type {Registry} from '../../contracts/formats/registry';
import type {HookAction} from '../../contracts/hookActions';
import type {SandboxOutcomes} from '../../contracts/sandboxOutcomes';
import type {State} from '../../contracts/states';
import type {Topics} from '../../contracts/topics/topics';
import type {Party} from '../../service';

/** A message of the registry of formats, with its document type identifiers by root element. */
export interface KnownMessage extends FormatMessage {
  readonly format: string;
  readonly formatTitle: string;
  readonly typeIds: Readonly<Record<string, string>>;
  /** The process in which receivers on Peppol are registered for it. */
  readonly process: string | undefined;
}

/** What a capability of a Peppol configuration is, openapi/capabilities.yaml. */
export interface Capability {
  readonly key: string;
  readonly families: readonly string[];
  readonly messages: readonly string[];
  readonly description: string;
}

/** The codes of a status, reason or action by its name: `x-enum-codes` of a schema of the REST contract. */
export type Codes = Readonly<Record<string, string>>;

/** A document that the sandbox starts with. */
export interface ExampleDocument {
  readonly id: string;
  /** Its path below documents/examples. */
  readonly file: string;
  /** Number and issue date in place of those of the file. */
  readonly number?: string;
  readonly date?: string;
  readonly refersTo?: string;
  /** How long before the start it was sent and received, in ms. */
  readonly age: number;
}

/** What the bus knows from the contracts. Nothing in it is tied to Node.js. */
export interface BusContract {
  readonly topics: Topics;
  readonly hookActions: readonly HookAction[];
  /** A number of openapi/limits.yaml by its id, in the unit of the file. */
  readonly limit: (id: string) => number;
  /** The waits between attempts, in seconds, of a limit that has a schedule. */
  readonly schedule: (id: string) => readonly number[];
  /** By how many percent waits of such a limit are longer at most. */
  readonly jitter: (id: string) => number;
  /** How long the recognition of a scan usually lasts, in seconds, by the priority of the hook. */
  readonly recognition: Readonly<Record<string, number>>;
  /** Message level statuses: their document type identifier, and the code of each status. */
  readonly levelStatus: {readonly documentTypeId: string; readonly codes: Codes};
  readonly capabilities: readonly Capability[];
  readonly messages: readonly KnownMessage[];
  readonly families: RegistryFile['families'];
  readonly registry: Registry;
  readonly partySchemes: PartySchemes;
  readonly permissions: readonly string[];
  /** That of the access point of every receiver on Peppol, Base64-encoded. */
  readonly certificate: string;
  /** `capabilities` and business card of the default Peppol configuration. */
  readonly defaultConfig: unknown;
  /** The validations that a document can be checked by: the schema ValidationOption of the beta contract. */
  readonly validationOptions: readonly {readonly id: string; readonly state: string}[];
  readonly codes: {
    readonly invoiceStatus: Codes;
    readonly reasons: Codes;
    readonly actions: Codes;
    readonly orderStatus: Codes;
    readonly orderLine: Codes;
  };
  readonly states: {readonly invoiceResponse: readonly State[]; readonly orderResponse: readonly State[]};
  readonly cast: Readonly<Record<string, Party>>;
  readonly outcomes: SandboxOutcomes;
  /** Oldest first. */
  readonly examples: readonly ExampleDocument[];
  /** The site's own address, for links to explanations. */
  readonly siteUrl: string;
  /** The domain of incoming email in acceptance. */
  readonly mailDomain: string;
}
