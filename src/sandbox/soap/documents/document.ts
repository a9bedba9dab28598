import type {Template} from '../../../contracts/platform/templates';
import type {BusDocument, Facts} from '../../bus/documents/model';
import type {StoredFile} from '../../bus/documents/storedFile';
import type {Company} from '../state/parties';
import type {User} from '../state/tokens';
import type {Route} from './route';

/** A status that a document has, with who set it and when. */
export interface SetStatus {
  readonly code: string;
  readonly changed: number;
  /** Absent when the platform or somebody outside it has set it. */
  readonly user?: User;
}

interface Common {
  readonly file: StoredFile;
  readonly facts: Facts;
  readonly template: Template;
  readonly created: number;
  readonly modified: number;
  readonly status: SetStatus;
}

/** A party of a document: a company and its user where the platform knows them, or else a name. */
export interface DocumentSide {
  readonly company?: Company;
  readonly user?: User;
  readonly name: string;
  /** The identifier by which the document names it. */
  readonly reference: string;
}

/** A document of the bus as the platform shows it: in the outbox of its sender, and in the inbox of its receiver when it has been delivered. */
export interface SentDocument extends Common {
  readonly externalId: string;
  readonly document: BusDocument;
  readonly sender: DocumentSide;
  readonly receiver: DocumentSide;
  readonly route: Route;
  /** By the machine's clock, as nothing has to travel for it. */
  readonly pdfReadyAt: number;
}

/** A document that wasn't sent yet. */
export interface Draft extends Common {
  readonly documentId: string;
  readonly owner: Company;
  readonly user: User;
}

export type AnyDocument = SentDocument | Draft;

export const isSent = (document: AnyDocument): document is SentDocument => 'externalId' in document;

/** The subject, which the platform makes of the template and the number. */
export const subjectOf = ({template, facts}: Pick<Common, 'template' | 'facts'>): string =>
  `${template.name} ${facts.number}`;
