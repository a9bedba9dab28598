import {useEffect, type RefObject} from 'react';
import {useGraphiQL, useGraphiQLActions} from '@graphiql/react';
import type {Kept} from '../kept';
import {hurry} from './useLate';
import type {Editors} from './editors';
import {onLeave} from './leaving';
import {operationNameOf} from './operationName';
import {destinationOf, type Texts} from './texts';

const textOf = (text: string | null | undefined): string => text ?? '';

/**
 * Connects the editors of GraphiQL, inside of which this hook runs, with what is around it, and keeps their texts when the page is left.
 * @param handle gets the editors
 * @param examples whose texts can be replaced
 */
export function useEditors(handle: RefObject<Editors | null>, kept: Kept, examples: readonly Texts[]): void {
  const actions = useGraphiQLActions();
  const {tabs, activeTabIndex, queryEditor, variableEditor, operationName} = useGraphiQL((state) => ({
    tabs: state.tabs,
    activeTabIndex: state.activeTabIndex,
    queryEditor: state.queryEditor,
    variableEditor: state.variableEditor,
    operationName: state.operationName,
  }));

  useEffect(() => {
    const all = (): Texts[] =>
      tabs.map(({query, variables}, index) =>
        index === activeTabIndex
          ? {
              query: queryEditor?.getValue() ?? textOf(query),
              variables: variableEditor?.getValue() ?? textOf(variables),
            }
          : {query: textOf(query), variables: textOf(variables)},
      );
    const now = (): Texts => all()[activeTabIndex] ?? {query: '', variables: ''};
    handle.current = {
      current: () => ({...now(), operationName: operationNameOf(now().query, operationName)}),
      stop: () => actions.stop(),
      open(texts) {
        hurry();
        const destination = destinationOf(texts, all(), activeTabIndex, examples);
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
    const keep = (): void => {
      const texts = all();
      const state = tabs.map((tab, index) => ({...tab, ...texts[index], hash: null, headers: null, response: null}));
      kept.setItem('graphiql:tabState', JSON.stringify({tabs: state, activeTabIndex}));
      // GraphiQL compares these two with the tabs: one that it can't find would become a further tab.
      const {query, variables} = now();
      kept.setItem('graphiql:query', query);
      kept.setItem('graphiql:variables', variables);
    };
    return onLeave(keep);
  });
}
