import type {ReactNode} from 'react';

/** What a rule applies to, one XPath below the other. */
export const contextsOf = (contexts: readonly string[]): readonly ReactNode[] =>
  contexts.map((context) => <code key={context}>{context}</code>);
