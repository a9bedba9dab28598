import type {BusContract, Codes, KnownMessage} from '../contract';
import type {PartyIds} from '../../../contracts/codeLists/partyIds';
import {FactsReader} from '../../../facts/reader';
import type {BusDocument, Facts} from './model';
import {withXml} from '../../reading/read';
import type {DocumentStore} from './store';
import {StoredFile} from './storedFile';

/** The families of documents that a response, change or cancellation can refer to, by its own. */
const REFERS_TO: Readonly<Record<string, readonly string[]>> = {
  InvoiceResponse: ['Invoice'],
  OrderResponse: ['OrderChange', 'OrderCancellation', 'Order'],
  OrderChange: ['Order'],
  OrderCancellation: ['Order'],
};

/** What is known of a new document beyond its file. */
export interface NewDocument
  extends
    Pick<BusDocument, 'id' | 'mediaType'>,
    Partial<
      Pick<BusDocument, 'fileName' | 'meta' | 'sourceTypeId' | 'recognition' | 'refersTo' | 'isExample' | 'family'>
    > {
  readonly file: Uint8Array;
  readonly facts: Facts;
}

/** Makes documents out of files. */
export class DocumentFactory {
  private readonly reader: FactsReader<KnownMessage>;

  constructor(
    private readonly contract: BusContract,
    partyIds: PartyIds,
    private readonly store: DocumentStore,
  ) {
    this.reader = new FactsReader(contract, partyIds);
  }

  /** What a file says of itself. @throws Problem for a file that can't be read as XML */
  facts(file: Uint8Array): Promise<Facts> {
    return withXml(file, (tree) => this.reader.read(tree));
  }

  /** A document of a file, with what it refers to. */
  make({facts, file, ...known}: NewDocument): BusDocument {
    const family = known.family ?? facts.message?.family ?? '';
    const {sender = '', receiver = '', refersTo} = facts;
    const found = this.store.referred(refersTo, sender, receiver, REFERS_TO[family] ?? []);
    const status = facts.response && this.statusOf(family, facts.response.code);
    return {...known, file: StoredFile.of(file), family, facts, status, refersTo: known.refersTo ?? found?.id};
  }

  private statusOf(family: string, code: string): string | undefined {
    const {invoiceStatus, orderStatus} = this.contract.codes;
    const codes: Codes = family === 'InvoiceResponse' ? invoiceStatus : orderStatus;
    return Object.keys(codes).find((name) => codes[name] === code);
  }
}
