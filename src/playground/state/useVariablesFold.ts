import {useEffect} from 'react';
import type {editor} from 'monaco-editor';

/** Opens or folds what GraphiQL has below the query, which it offers as a button only. */
function fold(variables: editor.IStandaloneCodeEditor): void {
  const isEmpty = variables.getValue().trim() === '';
  const tools = variables.getContainerDomNode().closest('.graphiql-editors')?.querySelector('.graphiql-editor-tools');
  const isOpen = tools?.querySelector('.active') !== null;
  // A reader who empties the variables goes on typing there.
  if (isOpen === isEmpty && !variables.hasTextFocus()) {
    tools?.querySelector<HTMLElement>('.graphiql-toggle-editor-tools')?.click();
  }
}

/** Shows the variables while there are some, whether of an example, a link, a tab or the history; the reader opens and folds them too. */
export function useVariablesFold(variables: editor.IStandaloneCodeEditor | undefined): void {
  useEffect(() => {
    if (!variables) return undefined;
    let frame = 0;
    // Another tab is emptied before it is filled.
    const later = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => fold(variables));
    };
    later();
    const listener = variables.onDidChangeModelContent(later);
    return () => {
      cancelAnimationFrame(frame);
      listener.dispose();
    };
  }, [variables]);
}
