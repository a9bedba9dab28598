import type {TestResponse} from '../../../contracts/sandboxOutcomes';
import type {State} from '../../../contracts/states';
import {invoiceResponseDocument, type InvoiceResponse} from '../../compose/invoiceResponse';
import {
  orderCancellationDocument,
  orderResponseDocument,
  type OrderCancellation,
  type OrderResponse,
} from '../../compose/orderDocuments';
import {lineProblem, orderLinesIn, type OrderLine} from '../../compose/orderLines';
import type {BusContract, KnownMessage} from '../contract';
import type {Delivery} from '../delivery/delivery';
import type {PartyIds} from '../../../contracts/codeLists/partyIds';
import {documentNotFound, NotInSandbox, Problem} from '../problem';
import type {DocumentFactory} from './factory';
import type {BusDocument} from './model';
import {withXml} from '../../reading/read';
import {rulesProblem, type Validate} from '../../reading/rules';
import type {DocumentStore} from './store';

const ORDER_FAMILIES = ['Order', 'OrderChange', 'OrderCancellation'];

const notAllowed = (message: string): Problem => new Problem('API400-RESPONSE', message);

/** Peppol BIS Invoice Response, status codes: only PD (paid) without PPD (partially paid) is final. */
const isPaidInFull = (response: BusDocument | undefined): boolean =>
  response?.status === 'Paid' && response.facts.response?.reasons.ppd === undefined;

/** Makes the documents that answer others out of JSON: responses and cancellations. */
export class Responding {
  constructor(
    private readonly contract: BusContract,
    private readonly partyIds: PartyIds,
    private readonly store: DocumentStore,
    private readonly factory: DocumentFactory,
    private readonly delivery: Delivery,
    private readonly validate: Validate,
    private readonly today: () => string,
  ) {}

  /** The responses to a document that count: those that were not lost on the way. */
  private former(about: BusDocument): BusDocument[] {
    return this.store.all().filter(({refersTo, family, sent, isExample}) => {
      const isResponse = !isExample && refersTo === about.id && ['InvoiceResponse', 'OrderResponse'].includes(family);
      return isResponse && !sent?.statuses.some(({name}) => name.endsWith('SentError'));
    });
  }

  /** Checks that a status can follow the responses before. @throws Problem for one that can't */
  private checkSequence(about: BusDocument, status: string, states: readonly State[]): void {
    const former = this.former(about).at(-1);
    const last = former?.status;
    const state = last === undefined ? states[0] : states.find((each) => each.state === last);
    if (!state) return;
    const isFinal = state.next.length === 0 || isPaidInFull(former);
    if (isFinal) throw notAllowed(`The document already has the final response '${last}'.`);
    if (state.next.some(({to}) => to === status)) return;
    const told = last === undefined ? 'be the first response' : `follow '${last}'`;
    throw notAllowed(`Status '${status}' can't ${told}.`);
  }

  private checkInvoiceResponse({facts}: BusDocument, {status, reasons}: InvoiceResponse): void {
    if (facts.isSelfBilled) throw notAllowed('The invoice is self-billed. Only buyers can send invoice responses.');
    const needs = ['UnderQuery', 'ConditionallyAccepted', 'Reject'];
    if (needs.includes(status) && Object.keys(reasons ?? {}).length === 0) {
      throw notAllowed(`Status '${status}' needs at least one reason.`);
    }
    if (reasons?.PartiallyPaid !== undefined && status !== 'Paid') {
      throw notAllowed("The reason 'PartiallyPaid' is allowed only with the status 'Paid'.");
    }
  }

  /** Sends a buyer's response to an invoice. @returns its documentId */
  async invoiceResponse(
    party: string,
    documentId: string,
    response: InvoiceResponse,
    wanted?: string,
  ): Promise<string> {
    const id = this.store.checkId(wanted);
    const {document: about} = this.store.of(documentId, party, 'received');
    if (about.family !== 'Invoice') throw documentNotFound(documentId, party);
    this.checkInvoiceResponse(about, response);
    this.checkSequence(about, response.status, this.contract.states.invoiceResponse);
    return this.send(await this.makeInvoiceResponse(about, response, id, party), party);
  }

  private makeInvoiceResponse(about: BusDocument, response: InvoiceResponse, id: string, from: string) {
    const {facts} = about;
    const {invoiceStatus, reasons, actions} = this.contract.codes;
    const number = `IR-${facts.number}-${this.former(about).length + 1}`;
    const ends = {from: this.partyIds.endpoint(facts.receiver ?? from), to: this.partyIds.endpoint(facts.sender ?? '')};
    const codes = {status: invoiceStatus, reasons, actions};
    const file = invoiceResponseDocument(facts, response, {
      message: this.messageOf('InvoiceResponse'),
      number,
      date: this.today(),
      ...ends,
      codes,
    });
    return this.made(id, file, about);
  }

  /** The message of a family that belongs to a process, such as Ordering or Advanced Ordering, or else the first one of the family. */
  private messageOf(family: string, profileId?: string): KnownMessage {
    const all = this.contract.messages.filter((each) => each.family === family);
    const message = all.find((each) => each.profileId === profileId) ?? all[0];
    if (!message) throw new Error(`the registry of formats has no ${family}`);
    return message;
  }

  /** Sends a seller's response to an order, a change or a cancellation. @returns its documentId */
  async orderResponse(party: string, documentId: string, response: OrderResponse, wanted?: string): Promise<string> {
    const id = this.store.checkId(wanted);
    const {document: about} = this.store.of(documentId, party, 'received');
    if (!ORDER_FAMILIES.includes(about.family)) throw documentNotFound(documentId, party);
    const lines = await this.linesOf(about);
    this.checkLines(response, lines, about.family);
    this.checkSequence(about, response.status, this.contract.states.orderResponse);
    return this.send(await this.makeOrderResponse(about, response, id, lines), party);
  }

  private async linesOf({family, file, facts, refersTo}: BusDocument): Promise<OrderLine[]> {
    const order = family === 'OrderCancellation' ? this.store.find(refersTo ?? '') : undefined;
    if (!['Order', 'OrderChange', 'OrderCancellation'].includes(facts.root)) {
      throw new NotInSandbox('The sandbox creates responses to orders in UBL only.');
    }
    return withXml((order?.file ?? file).bytes(), orderLinesIn);
  }

  private checkLines({status, lines}: OrderResponse, ordered: readonly OrderLine[], family: string): void {
    const isConditional = status === 'ConditionallyAccepted';
    if (lines && !isConditional) throw notAllowed(`Lines are allowed only with the status 'ConditionallyAccepted'.`);
    if (!isConditional) return;
    if (family === 'OrderCancellation')
      throw notAllowed("A cancellation can't be accepted in part: the status must not be 'ConditionallyAccepted'.");
    if (!lines) throw notAllowed("Status 'ConditionallyAccepted' needs order lines, which this request does not have.");
    const ids = lines.map(({lineId}) => lineId);
    const missing = ordered.find(({id}) => !ids.includes(id));
    if (missing) throw notAllowed(`Line '${missing.id}' of the order is missing.`);
    const twice = ids.find((id, at) => ids.indexOf(id) < at || !ordered.some((line) => line.id === id));
    if (twice) throw notAllowed(`Line '${twice}' is there more than once, or isn't in the order.`);
    const byId = new Map(ordered.map((line) => [line.id, line]));
    const [problem] = lines.flatMap((line) => lineProblem(line, byId.get(line.lineId), family) ?? []);
    if (problem !== undefined) throw notAllowed(problem);
    if (lines.every((line) => line.status === 'Accepted')) throw notAllowed('At least one line must not be Accepted.');
  }

  private makeOrderResponse(about: BusDocument, response: OrderResponse, id: string, lines: readonly OrderLine[]) {
    const {facts, family} = about;
    const {orderStatus, orderLine} = this.contract.codes;
    const number = `OR-${facts.number}-${this.former(about).length + 1}`;
    const file = orderResponseDocument(facts, response, {
      message: this.messageOf('OrderResponse', facts.profileId),
      ...{number, date: this.today(), family, lines, codes: {status: orderStatus, line: orderLine}},
      buyer: this.partyIds.endpoint(facts.sender ?? ''),
      seller: this.partyIds.endpoint(facts.receiver ?? ''),
    });
    return this.made(id, file, about);
  }

  /** Asks the seller to cancel an order. @returns the documentId of the cancellation */
  async cancel(party: string, documentId: string, body: OrderCancellation, wanted?: string): Promise<string> {
    const id = this.store.checkId(wanted);
    const {document: order} = this.store.of(documentId, party, 'sent');
    if (order.family !== 'Order') throw documentNotFound(documentId, party);
    if (order.facts.root !== 'Order')
      throw new NotInSandbox('The sandbox creates cancellations of orders in UBL only.');
    const {facts} = order;
    const earlier = this.store
      .all()
      .filter(({refersTo, family}) => refersTo === order.id && family === 'OrderCancellation');
    const file = orderCancellationDocument(facts, body, {
      message: this.messageOf('OrderCancellation'),
      ...{number: `${facts.number}-X${earlier.length + 1}`, date: this.today()},
      buyer: this.partyIds.endpoint(facts.sender ?? ''),
      seller: this.partyIds.endpoint(facts.receiver ?? ''),
      country: /^[A-Z]{2}(?=:)/.exec(facts.receiver ?? '')?.[0] ?? 'NL',
    });
    return this.send(await this.made(id, file, order), party);
  }

  /** What a test receiver sends back; undefined for a status that the family of the document lacks. */
  async automatic(about: BusDocument, response: TestResponse): Promise<BusDocument | undefined> {
    const id = crypto.randomUUID();
    const {invoiceStatus, orderStatus} = this.contract.codes;
    if (about.family === 'Invoice' && response.status in invoiceStatus && !about.facts.isSelfBilled) {
      return this.makeInvoiceResponse(about, response, id, about.facts.receiver ?? '');
    }
    const isOrder = ORDER_FAMILIES.includes(about.family) && ORDER_FAMILIES.includes(about.facts.root);
    if (!isOrder || !(response.status in orderStatus)) return undefined;
    const {status, note} = response;
    return this.makeOrderResponse(about, {status, note}, id, []);
  }

  private async made(id: string, file: Uint8Array, about: BusDocument): Promise<BusDocument> {
    const facts = await this.factory.facts(file);
    return this.factory.make({id, file, mediaType: 'application/xml', facts, refersTo: about.id});
  }

  private async send(document: BusDocument, party: string): Promise<string> {
    const problem = rulesProblem(
      this.contract,
      await this.validate(document.file.bytes(), document.facts.message?.id ?? ''),
    );
    // The file is the bus's own, so what it breaks follows from a value of the request.
    if (problem)
      throw new Problem(document.family === 'OrderCancellation' ? 'API400' : 'API400-RESPONSE', problem.message);
    this.store.checkId(document.id);
    document.sent = this.store.side(party);
    this.store.add(document);
    this.delivery.start(document, {receiver: document.facts.receiver ?? ''});
    return document.id;
  }
}
