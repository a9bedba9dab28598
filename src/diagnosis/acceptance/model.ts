import type {PartyScheme} from '../../contracts/codeLists/schemes';
import type {OperationLink} from '../../contracts/formats/operations';
import type {PartyIds} from '../../contracts/codeLists/partyIds';
import type {DocumentFacts, TypedMessage} from '../../facts/model';
import type {Endpoint} from '../../facts/parties';
import type {Result} from '../../validation/model';
import type {Report} from '../model';
import type {SourceDocument} from '../source/document';

/** A message of the registry, with what readers must know of it. */
export type AcceptanceMessage = TypedMessage & {
  /** A family of documents/formats.yaml: `Invoice`. */
  readonly family: string;
  /** The title and the page of its format. */
  readonly title: string;
  readonly href: string;
};

/** A participant scheme, of whatever state. */
export type AcceptanceScheme = Pick<
  PartyScheme,
  'code' | 'text' | 'name' | 'anchor' | 'state' | 'pattern' | 'check' | 'replacedBy'
>;

/** What the bus does with the documents of a family. */
export interface AcceptanceFamily {
  /** The operations that send them. */
  readonly send: readonly OperationLink[];
  /** Whether the first of them takes JSON, from which the bus makes the document. */
  readonly json: boolean;
  /** The operation that finds out whether a receiver can be reached. */
  readonly lookup: OperationLink;
  /** The media types that their attachments may have, by name. */
  readonly mediaTypes: readonly string[];
  /** The page of the list of these media types. */
  readonly mediaTypesHref: string;
}

/** What the contracts say of uploads, as plain JSON. */
export interface AcceptanceData {
  readonly messages: readonly AcceptanceMessage[];
  /** By the names of families. */
  readonly families: Readonly<Record<string, AcceptanceFamily>>;
  /** The operation that sends a document of any family. */
  readonly generic: OperationLink;
  /** The document types of Peppol's code list, by their identifiers. */
  readonly documentTypes: Readonly<
    Record<string, {readonly name: string; readonly anchor: string; readonly deprecated: boolean}>
  >;
  readonly schemes: readonly AcceptanceScheme[];
  /** The limit of a request body in bytes, as readers see it, and the code with which the bus rejects a larger one. */
  readonly body: {readonly bytes: number; readonly text: string; readonly href: string; readonly code: string};
  /** Addresses of pages and of their sections. */
  readonly links: {
    readonly partyIds: string;
    readonly checkDigits: string;
    readonly documentTypeIds: string;
    readonly hybridProfiles: string;
    readonly attachments: string;
    readonly duplicates: string;
    readonly selfBilling: string;
  };
}

/** What a file of the same session says of itself. */
export interface SessionFile {
  readonly name: string;
  readonly facts: Pick<DocumentFacts, 'sender' | 'number' | 'root'>;
}

/** The file that a report is about. */
export interface AcceptanceInput {
  readonly file: Report['file'];
  /** What the validator found. */
  readonly result: Result;
  /** The scanned XML; undefined where none can be read. */
  readonly document?: SourceDocument;
  /** What `read` of `facts.ts` gives of it; undefined where none can be read. */
  readonly reading?: Reading;
  /** The other files of the session. */
  readonly others: readonly SessionFile[];
}

/** What a document says of itself, and where its endpoint IDs are. */
export interface Reading {
  readonly facts: DocumentFacts<AcceptanceMessage>;
  readonly sender?: PlacedEndpoint;
  readonly receiver?: PlacedEndpoint;
}

/** An endpoint ID with its place in the document: the line is counted from 1. */
export type PlacedEndpoint = Pick<Endpoint, 'id' | 'scheme'> & {readonly location: string; readonly line: number};

/** What every check works with. */
export interface Given {
  readonly data: AcceptanceData;
  readonly partyIds: PartyIds;
}

/** The same for a document that could be read. */
export interface GivenDocument extends Given {
  readonly document: SourceDocument;
  readonly reading: Reading;
}
