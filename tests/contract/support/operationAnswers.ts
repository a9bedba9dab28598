import {expect} from 'vitest';
import {cast} from '../../../src/service';

const {buyer, seller, belgian, municipality, grid} = cast;

/** A list with an item that has at least these fields. */
const listWith = (...items: readonly object[]): unknown =>
  expect.arrayContaining(items.map((item): unknown => expect.objectContaining(item)));
const day: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
const words = (pattern: RegExp): unknown => expect.stringMatching(pattern);

const address = {address: buyer.street, postcode: buyer.postcode, city: buyer.city};
const peppolInvoice = {endpointId: buyer.endpoint, documentTypeId: words(/::Invoice##/)};

/** What each example query promises, as a part of `data` in its response. */
export const ANSWERS: Readonly<Record<string, object>> = {
  findParty: {
    party: listWith({preferredName: buyer.name, tradeNames: ['Molenrak', 'Molenrak Logistiek'], isActive: true}),
  },
  byCompanyNumber: {
    party: [{legalName: buyer.name, legalForm: {code: '41'}, locations: [{...address, country: 'NL'}]}],
  },
  byVatNumber: {
    party: [
      {preferredName: belgian.name, identifiers: {vat: [{scheme: 'BE:VAT', value: belgian.vat, validatedOn: day}]}},
    ],
  },
  byNameAndCity: {party: listWith({preferredName: buyer.name, identifiers: {legal: [{value: buyer.kvk}]}})},
  searchWords: {
    party: [
      {
        preferredName: buyer.name,
        highlights: listWith({field: 'locations.city', text: buyer.city, ranges: [{start: 0, end: 9}]}),
      },
    ],
  },
  findMessyAddress: {
    find: listWith({
      level: 'LIKELY',
      party: expect.objectContaining({preferredName: buyer.name, locations: [address]}) as unknown,
      fields: listWith(
        {field: 'name', found: buyer.name, agrees: false},
        {field: 'postcode', given: '3011mr', found: buyer.postcode, agrees: true},
      ),
    }),
  },
  checkIdentifiers: {
    find: listWith({
      party: expect.objectContaining({preferredName: buyer.name}) as unknown,
      fields: listWith(
        {field: 'ids.legal', agrees: true},
        {field: 'ids.vat', given: seller.vat, found: buyer.vat, agrees: false},
      ),
    }),
  },
  validation: {
    party: [
      {
        preferredName: municipality.name,
        sources: listWith({register: 'publicBodyRegister', readOn: day}),
        identifiers: {
          all: listWith({partyId: municipality.partyId, endpointId: municipality.endpoint, validatedOn: day}),
        },
      },
    ],
  },
  canReceiveInvoice: {
    party: [{preferredName: buyer.name, eDelivery: {canReceive: true, options: listWith(peppolInvoice)}}],
  },
  deliveryOptions: {
    party: [
      {
        preferredName: grid.name,
        eDelivery: {options: listWith({network: 'PEPPOL'}, {network: 'DICO'}, {document: 'DESPATCH_ADVICE'})},
      },
    ],
  },
  branches: {
    party: [{preferredName: buyer.name, locations: listWith({type: 'branch', branchNumber: words(/^\d{12}$/)})}],
  },
  legalForms: {company: listWith({country: 'NL', code: '41', name: 'Private limited company', abbreviation: 'B.V.'})},
  sectorCodes: {sbi: listWith({code: '46.65'}), nace: listWith({code: '46.65'})},
  activityTree: {
    sbi: [
      {code: '49.4', parent: {code: '49', parent: {code: 'H'}}, children: listWith({code: '49.41'}, {code: '49.42'})},
    ],
    nace: [{code: '49.4', children: listWith({code: '49.41'})}],
  },
  severalParties: {
    seller: [{preferredName: seller.name}],
    buyer: [{preferredName: buyer.name, eDelivery: {canReceive: true}}],
  },
  withFragments: {
    dutch: [
      {
        sectorCodes: listWith({
          code: expect.objectContaining({__typename: 'sbiCode', nace: {code: '46.65'}}) as unknown,
        }),
      },
    ],
    belgian: [
      {
        sectorCodes: listWith({
          code: expect.objectContaining({__typename: 'naceCode', parent: expect.anything() as unknown}) as unknown,
        }),
      },
    ],
  },
  nextPage: {party: Array.from({length: 5}, () => ({id: words(/^p-\d{6}$/)}))},
  inEnglish: {
    party: [
      {
        description: words(/Freight transport/),
        legalForm: {name: 'Private limited company'},
        sectorCodes: listWith({
          isMain: true,
          code: expect.objectContaining({description: words(/transport by road/)}) as unknown,
        }),
      },
    ],
  },
};
