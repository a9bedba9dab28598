/** A word of an XPath expression. */
export interface Token {
  readonly kind: 'text' | 'number' | 'variable' | 'name' | 'sign' | 'end';
  readonly value: string;
}

const KINDS: readonly (readonly [Token['kind'] | 'space', RegExp])[] = [
  ['space', /\s+|\(:.*?:\)/sy],
  ['text', /"(?:[^"]|"")*"|'(?:[^']|'')*'/y],
  ['number', /\d+(?:\.\d*)?|\.\d+/y],
  ['variable', /\$[A-Za-z_][\w.:-]*/y],
  ['name', /(?:\*:)?[A-Za-z_][\w.-]*(?::(?!:)(?:[A-Za-z_][\w.-]*|\*))?/y],
  ['sign', /\/\/|::|<=|>=|!=|<<|>>|\.\.|[/()[\],@|+\-*=<>.?]/y],
];

function tokenAt(source: string, at: number): {kind: Token['kind'] | 'space'; value: string} {
  for (const [kind, pattern] of KINDS) {
    pattern.lastIndex = at;
    const value = pattern.exec(source)?.[0];
    if (value) return {kind, value};
  }
  throw new Error(`XPath can't be read from: ${source.slice(at, at + 40)}`);
}

/** The words of an XPath 2.0 expression, with one of kind `end` after them. @throws Error at a character that XPath doesn't have */
export function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < source.length;) {
    const {kind, value} = tokenAt(source, at);
    if (kind !== 'space') tokens.push({kind, value});
    at += value.length;
  }
  return [...tokens, {kind: 'end', value: ''}];
}
