import {useEffect} from 'react';
import {pick, useGraphiQL, useGraphiQLActions} from '@graphiql/react';
import content from 'playground:content';
import type {Kept} from '../kept';
import {onLeave} from './leaving';
import {operationNameOf} from './operationName';
import {destinationOf, isExample, type Texts} from './texts';
import {useVariablesFold} from './useVariablesFold';

/** What the bar and the examples do with GraphiQL's editors, which live in GraphiQL's own store. */
export interface Editors {
  /** The texts as they are now, and the operation that runs. */
  current(): Texts & {readonly operationName: string | undefined};
  /** Shows texts without overwriting what the reader typed. */
  open(texts: Texts): void;
  /** Runs the query, as the button does. */
  run(): void;
  stop(): void;
  focus(): void;
}

interface Props {
  readonly editors: React.RefObject<Editors | null>;
  readonly kept: Kept;
  /** Whether an example may run as soon as the editors are there. A query that somebody else wrote, or the reader, never does. */
  readonly mayRun: () => boolean;
}

/** Draws nothing: the place inside GraphiQL that hands out its editors, and keeps their texts when the page is left. */
export function Connection({editors, kept, mayRun}: Props): null {
  const actions = useGraphiQLActions();
  const {tabs, activeTabIndex, queryEditor, variableEditor, responseEditor, operationName} = useGraphiQL(
    pick('tabs', 'activeTabIndex', 'queryEditor', 'variableEditor', 'responseEditor', 'operationName'),
  );
  useVariablesFold(variableEditor);
  const isReady = queryEditor !== undefined && variableEditor !== undefined && responseEditor !== undefined;

  useEffect(() => {
    const all = (): Texts[] =>
      tabs.map(({query, variables}, index) => {
        const isActive = index === activeTabIndex;
        return {
          query: (isActive ? queryEditor?.getValue() : query) ?? query ?? '',
          variables: (isActive ? variableEditor?.getValue() : variables) ?? variables ?? '',
        };
      });
    const now = (): Texts => all()[activeTabIndex] ?? {query: '', variables: ''};
    editors.current = {
      current: () => ({...now(), operationName: operationNameOf(now().query, operationName)}),
      // GraphiQL's own `run` stops a query that runs.
      run() {
        actions.stop();
        actions.run();
      },
      stop: () => actions.stop(),
      focus: () => queryEditor?.focus(),
      open(texts) {
        const destination = destinationOf(texts, all(), activeTabIndex, content.examples);
        if (destination.kind === 'tab') {
          actions.changeTab(destination.index);
          return;
        }
        if (destination.kind === 'new') actions.addTab();
        queryEditor?.setValue(texts.query);
        variableEditor?.setValue(texts.variables);
        actions.updateActiveTabValues({...texts, response: null});
      },
    };
    return onLeave(() => {
      const texts = all();
      const state = tabs.map((tab, index) => ({...tab, ...texts[index], hash: null, headers: null, response: null}));
      kept.setItem('graphiql:tabState', JSON.stringify({tabs: state, activeTabIndex}));
      // GraphiQL compares these two with the tabs: one that it can't find would become a further tab.
      const {query, variables} = now();
      kept.setItem('graphiql:query', query);
      kept.setItem('graphiql:variables', variables);
    });
  });

  useEffect(() => {
    const now = editors.current?.current();
    if (isReady && now && mayRun() && isExample(now, content.examples)) editors.current?.run();
  }, [isReady]);
  return null;
}
