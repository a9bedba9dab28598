import {createElement} from 'react';
import type {RootContent} from 'mdast';
import {components} from 'twins:components';
import {blocksOf} from './blocks';
import * as reference from './reference';
import {nodesIn} from './walk';

const all: Readonly<Record<string, unknown>> = {...components, ...reference};

/** The Markdown of a component of src/components, or of reference.tsx, with these props. @throws Error for a name without a component */
export function partBlocks(name: string, props: object): RootContent[] {
  const component = all[name] as React.ComponentType<object> | undefined;
  if (!component) throw new Error(`src/components has no ${name}, so the Markdown twins can't draw it`);
  return blocksOf(nodesIn(createElement(component, props)));
}
