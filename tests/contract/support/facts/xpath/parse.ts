import type {Expression, Loop, Step} from './nodes';
import {tokensOf, type Token} from './tokens';

/** The operators between two expressions, from the loosest to the tightest. */
const LEVELS: readonly (readonly string[])[] = [
  ['or'],
  ['and'],
  ['=', '!=', '<', '<=', '>', '>=', 'eq', 'ne', 'lt', 'le', 'gt', 'ge', 'is', '<<', '>>'],
  ['to'],
  ['+', '-'],
  ['*', 'div', 'idiv', 'mod'],
  ['|', 'union'],
  ['intersect', 'except'],
];

/** What follows an expression and names a type. */
const TYPED = ['castable', 'cast', 'instance', 'treat'];
const NODE_TESTS = ['text', 'node', 'element', 'attribute', 'comment'];

/** Reads the words of one expression, one after another. */
class Reader {
  private at = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  private peek(ahead = 0): Token {
    return this.tokens[this.at + ahead] ?? {kind: 'end', value: ''};
  }

  private next(): Token {
    const token = this.peek();
    this.at += 1;
    return token;
  }

  private has(...values: string[]): boolean {
    return this.peek().kind !== 'text' && values.includes(this.peek().value);
  }

  private take(...values: string[]): boolean {
    const found = this.has(...values);
    if (found) this.at += 1;
    return found;
  }

  private expect(value: string): void {
    if (!this.take(value)) throw new Error(`XPath has '${this.peek().value}' where '${value}' is due`);
  }

  whole(): Expression {
    const expression = this.sequence();
    if (this.peek().kind !== 'end') throw new Error(`XPath goes on with '${this.peek().value}'`);
    return expression;
  }

  private sequence(): Expression {
    const operands = this.list();
    return operands.length === 1 && operands[0] ? operands[0] : {kind: 'operation', operator: ',', operands};
  }

  private list(): Expression[] {
    const items = [this.single()];
    while (this.take(',')) items.push(this.single());
    return items;
  }

  private single(): Expression {
    if (this.has('for', 'some', 'every') && this.peek(1).kind === 'variable') return this.loop();
    if (this.has('if') && this.peek(1).value === '(') return this.branch();
    return this.level(0);
  }

  private loop(): Loop {
    const word = this.next().value;
    const bindings: {name: string; of: Expression}[] = [];
    do {
      const name = this.next().value.slice(1);
      this.expect('in');
      bindings.push({name, of: this.single()});
    } while (this.take(','));
    this.expect(word === 'for' ? 'return' : 'satisfies');
    return {kind: 'loop', word, bindings, body: this.single()};
  }

  private branch(): Expression {
    this.next();
    this.expect('(');
    const condition = this.sequence();
    this.expect(')');
    this.expect('then');
    const then = this.single();
    this.expect('else');
    return {kind: 'if', condition, then, otherwise: this.single()};
  }

  private level(index: number): Expression {
    const operators = LEVELS[index];
    if (!operators) return this.typed();
    let left = this.level(index + 1);
    while (this.has(...operators)) {
      const operator = this.next().value;
      left = {kind: 'operation', operator, operands: [left, this.level(index + 1)]};
    }
    return left;
  }

  private typed(): Expression {
    const expression = this.signed();
    while (this.has(...TYPED)) {
      const name = this.next().value;
      this.next();
      this.next();
      this.take('?', '*', '+');
      return {kind: 'call', name, operands: [expression]};
    }
    return expression;
  }

  private signed(): Expression {
    if (!this.take('-', '+')) return this.path();
    return {kind: 'operation', operator: '-', operands: [this.signed()]};
  }

  private path(): Expression {
    const start = this.has('/', '//') ? 'root' : 'here';
    const steps: Step[] = [];
    if (start === 'root') this.separator(steps);
    else steps.push(this.step());
    if (start === 'root' && this.beginsStep()) steps.push(this.step());
    while (this.has('/', '//')) {
      this.separator(steps);
      steps.push(this.step());
    }
    const [only] = steps;
    const isPlain = start === 'here' && steps.length === 1 && only?.conditions.length === 0;
    return isPlain && only.expression ? only.expression : {kind: 'path', start, steps};
  }

  private separator(steps: Step[]): void {
    if (this.next().value === '//') steps.push({axis: 'descendant-or-self', name: 'node()', conditions: []});
  }

  private beginsStep(): boolean {
    const {kind, value} = this.peek();
    return kind === 'name' || kind === 'variable' || ['@', '.', '..', '*', '('].includes(value);
  }

  private step(): Step {
    const bare = this.bareStep();
    const conditions: Expression[] = [];
    while (this.take('[')) {
      conditions.push(this.sequence());
      this.expect(']');
    }
    return {...bare, conditions};
  }

  private bareStep(): Omit<Step, 'conditions'> {
    if (this.take('@')) return {axis: 'attribute', name: this.next().value};
    if (this.take('..')) return {axis: 'parent', name: 'node()'};
    if (this.take('.')) return {axis: 'self', name: 'node()'};
    if (this.take('*')) return {axis: 'child', name: '*'};
    if (this.peek().kind === 'name') return this.named();
    return {axis: '', name: '', expression: this.primary()};
  }

  private named(): Omit<Step, 'conditions'> {
    if (this.peek(1).value === '::') {
      const axis = this.next().value;
      this.next();
      return {...this.bareStep(), axis};
    }
    if (this.peek(1).value !== '(') return {axis: 'child', name: this.next().value};
    if (!NODE_TESTS.includes(this.peek().value)) return {axis: '', name: '', expression: this.call()};
    const axis = this.has('text') ? 'self' : 'child';
    while (!this.take(')')) this.next();
    return {axis, name: 'node()'};
  }

  private call(): Expression {
    const name = this.next().value;
    this.expect('(');
    const operands = this.has(')') ? [] : this.list();
    this.expect(')');
    return {kind: 'call', name, operands};
  }

  private primary(): Expression {
    if (this.take('(')) {
      const inner: Expression = this.has(')') ? {kind: 'operation', operator: ',', operands: []} : this.sequence();
      this.expect(')');
      return inner;
    }
    const {kind, value} = this.next();
    if (kind === 'variable') return {kind, name: value.slice(1)};
    if (kind === 'number') return {kind: 'literal', value};
    if (kind === 'text')
      return {kind: 'literal', value: value.slice(1, -1).replaceAll(value.charAt(0).repeat(2), value.charAt(0))};
    throw new Error(`XPath has '${value}' where an expression is due`);
  }
}

const read = new Map<string, Expression>();

/** An XPath 2.0 expression as a tree. The same text is read once. @throws Error for text that isn't XPath */
export function parseXPath(source: string): Expression {
  const known = read.get(source);
  if (known) return known;
  const expression = new Reader(tokensOf(source)).whole();
  read.set(source, expression);
  return expression;
}
