/** A step of a path: an axis with a name, or an expression such as `normalize-space(.)` or `(a | b)`. */
export interface Step {
  readonly axis: string;
  /** A name, `*`, or `node()` for any node. Empty where the step is an expression. */
  readonly name: string;
  readonly expression?: Expression;
  readonly conditions: readonly Expression[];
}

/** A path. `start` is where it begins: at the root of the document, or at the current node. */
export interface Path {
  readonly kind: 'path';
  readonly start: 'root' | 'here';
  readonly steps: readonly Step[];
}

/** `and`, `or`, a comparison, arithmetic, a union or a comma. */
export interface Operation {
  readonly kind: 'operation';
  readonly operator: string;
  readonly operands: readonly Expression[];
}

export interface Call {
  readonly kind: 'call';
  readonly name: string;
  readonly operands: readonly Expression[];
}

/** A text or a number. */
export interface Literal {
  readonly kind: 'literal';
  readonly value: string;
}

export interface Variable {
  readonly kind: 'variable';
  readonly name: string;
}

export interface If {
  readonly kind: 'if';
  readonly condition: Expression;
  readonly then: Expression;
  readonly otherwise: Expression;
}

/** `for`, `some` and `every`. */
export interface Loop {
  readonly kind: 'loop';
  readonly word: string;
  readonly bindings: readonly {readonly name: string; readonly of: Expression}[];
  readonly body: Expression;
}

/** An expression of XPath 2.0. */
export type Expression = Path | Operation | Call | Literal | Variable | If | Loop;

/** The expressions right below an expression, those in conditions of steps included. */
export function partsOf(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'path':
      return expression.steps.flatMap((step) => [...(step.expression ? [step.expression] : []), ...step.conditions]);
    case 'operation':
    case 'call':
      return [...expression.operands];
    case 'if':
      return [expression.condition, expression.then, expression.otherwise];
    case 'loop':
      return [...expression.bindings.map(({of}) => of), expression.body];
    default:
      return [];
  }
}

/** An expression and everything in it. */
export const everyPart = (expression: Expression): Expression[] => [
  expression,
  ...partsOf(expression).flatMap(everyPart),
];
