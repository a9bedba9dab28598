import * as z from 'zod';
import {lineAt} from '../../contracts/contentError';
import {cast, type Party} from '../../service';
import {listTracked, memoized, readTracked} from '../../sources/files';
import {EXAMPLES} from '../../sources/examples';
import {SAMPLE_FOLDERS} from '../../sources/samples';
import {pageSources} from '../../sources/pages';
import {readFilled, yamlFile} from '../../sources/yaml';
import {faultAt, inEach, type Fault} from '../fault';
import type {Check} from '../site';

const parties: readonly Party[] = Object.values(cast);
const numbers = parties.flatMap(({partyId, endpoint, gln, iban, gaccount, vat, country}) =>
  [partyId, endpoint, gln, iban, gaccount, vat, `${country}:VAT:${vat}`].filter((number) => number !== undefined),
);

const receivers = z.object({receivers: z.array(z.object({partyId: z.string()}))});

/** Receivers that exist in the sandbox alone. */
const inSandbox = memoized((): string[] =>
  receivers.parse(yamlFile('openapi/sandboxOutcomes.yaml').data).receivers.map(({partyId}) => partyId),
);

interface Kind {
  readonly what: string;
  /** The groups of a match, with a colon between them, are what must be known. */
  readonly pattern: RegExp;
  readonly where: readonly ('prose' | 'documents')[];
  readonly isKnown: (value: string) => boolean;
}

const isOne = (all: readonly string[]): ((value: string) => boolean) => {
  const known = new Set(all);
  return (value) => known.has(value);
};

const isNumber = isOne(numbers);

const KINDS: readonly Kind[] = [
  {
    what: 'party id',
    pattern: /\b((?:NL:KVK|NL:OINO|NL:VAT|BE:EN|BE:VAT|DE:LWID|DE:VAT|FR:SIRENE):[A-Z0-9-]+)\b/g,
    where: ['prose'],
    isKnown: (id) => isNumber(id) || inSandbox().includes(id),
  },
  {
    what: 'IBAN',
    pattern: /\b([A-Z]{2}\d{2}[A-Z]{4}\d{10}|BE\d{14}|DE\d{20}|FR\d{25})\b/g,
    where: ['prose', 'documents'],
    isKnown: isNumber,
  },
  {
    what: 'endpoint id',
    pattern: /<(?:cbc:EndpointID|ram:URIID) schemeID="(\d{4})">([^<]+)</g,
    where: ['documents'],
    isKnown: isNumber,
  },
  {
    what: 'company',
    pattern: /<(?:cbc:RegistrationName|ram:(?:Seller|Buyer)TradeParty>\s*<ram:Name)>([^<]+)</g,
    where: ['documents'],
    isKnown: isOne(parties.map(({name}) => name)),
  },
  {
    what: 'mail address',
    pattern: /\b([a-z.]+@[a-z]+\.example)\b/g,
    where: ['documents'],
    isKnown: isOne(parties.map(({mail}) => mail)),
  },
];

const REMEDY = 'Use a company of src/service/cast.ts, whose numbers belong to nobody';

/** The numbers and names in a text that no company of the cast has. */
const strangersIn = (file: string, text: string, where: Kind['where'][number]): Fault[] =>
  KINDS.filter((kind) => kind.where.includes(where)).flatMap(({what, pattern, isKnown}) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const value = match.slice(1).filter(Boolean).join(':');
      return isKnown(value)
        ? []
        : [faultAt(file, lineAt(text, match.index), `the ${what} ${value} is of no company of the examples`, REMEDY)];
    }),
  );

const strangers = memoized((file: string, where: Kind['where'][number]): Fault[] =>
  strangersIn(file, where === 'prose' ? readFilled(file) : readTracked(file), where),
);

const filesIn = (folder: string, pattern: RegExp): string[] =>
  listTracked(folder)
    .filter((name) => pattern.test(name))
    .map((name) => `${folder}/${name}`);

/** Companies in pages, contracts, samples and example documents are those of the cast: invented, with numbers that belong to nobody. */
export const companies: Check = () => {
  const prose = [
    ...pageSources(),
    ...filesIn('openapi', /\.yaml$/),
    ...SAMPLE_FOLDERS.flatMap((folder) => filesIn(folder, /\.(sh|cs|java|mjs|py|php)$/)),
  ];
  return [
    ...inEach(prose, (file) => strangers(file, 'prose')),
    ...inEach(filesIn(EXAMPLES, /\.xml$/), (file) => strangers(file, 'documents')),
  ];
};
