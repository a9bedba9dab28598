import type {Parser, Printer} from 'prettier';

interface Parsed {
  readonly value: unknown;
}

/** @throws SyntaxError for a text that isn't JSON; GraphiQL then leaves it as it is */
const parse = (text: string): Parsed => ({value: text.trim() === '' ? undefined : JSON.parse(text)});

const print: Printer<Parsed>['print'] = ({node: {value}}) =>
  value === undefined ? '' : JSON.stringify(value, null, 2);

/** Formats JSON in place of Prettier's plugins for JavaScript, with which GraphiQL would format variables. */
const jsonc: Parser<Parsed> = {parse, astFormat: 'value', locStart: () => 0, locEnd: () => 0};

export const parsers = {jsonc};
export const printers = {value: {print} satisfies Printer<Parsed>};
