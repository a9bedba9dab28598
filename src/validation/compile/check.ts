import {isSchematron, textOf, type Node, type Schematron} from './source';

/** The words of an assertion; the compiled sheet has only its number. */
export interface Check {
  readonly id: string;
  readonly level: string;
  /** The message in parts; between two parts comes a value from the document. */
  readonly text: readonly string[];
}

/** Text that may be put into XML, quotes and line breaks included. */
export function escaped(text: string): string {
  return text.replace(/[&<>"\n\r\t]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** XPath of a value within a message, or undefined for plain words. */
function valueOf(node: Node): string | undefined {
  if (typeof node === 'string') return undefined;
  if (!isSchematron(node)) throw new Error(`xsl:${(node as {name: string}).name} within a message is not supported`);
  const {select = '', path} = node.attributes;
  if (node.tag === 'value-of') return `string-join((${select}) ! string(.), ' ')`;
  if (node.tag === 'name') return path === undefined ? 'name()' : `string((${path})[1])`;
  return undefined;
}

/** SaxonJS computes an xs:integer as a double, too coarse for the check digits of an IBAN; an xs:decimal is exact. */
const exactly = (test: string): string => test.replaceAll('xs:integer(string-join(', 'xs:decimal(string-join(');

/** Divides an assert or report into its words and the XPath that tests it and reports under `number`. `rewritten` changes its test to an equal one. */
export function checkOf(
  node: Schematron,
  rule: Schematron,
  number: number,
  rewritten: (test: string) => string,
): {check: Check; xpath: string} {
  const text = [''];
  const values: string[] = [];
  for (const child of node.children) {
    const value = valueOf(child);
    if (value === undefined) text.push((text.pop() ?? '') + textOf(child));
    else {
      values.push(value);
      text.push('');
    }
  }
  const {id, flag, role} = node.attributes;
  const test = rewritten(exactly(node.attributes.test ?? ''));
  const hit = `psb:hit(${number + 1}, $psb:at, (${values.join(', ')}))`;
  return {
    check: {
      id: id ?? rule.attributes.id ?? '',
      level: flag ?? role ?? rule.attributes.flag ?? rule.attributes.role ?? '',
      text: text.map((part) => part.replace(/\s+/g, ' ')),
    },
    xpath: `if ($psb:only = (0, ${number + 1})) then ${node.tag === 'assert' ? `if (${test}) then () else ${hit}` : `if (${test}) then ${hit} else ()`} else ()`,
  };
}
