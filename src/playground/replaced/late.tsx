import {useEffect, useState, type ComponentType, type ReactElement} from 'react';
import {useMonaco} from '@graphiql/react';

/** Milliseconds after the editor of the query at which the others are made, unless the reader needs one before. */
const LATEST = 600;

const waiting = new Set<() => void>();

/** Makes the editors that wait. */
export function hurry(): void {
  for (const go of [...waiting]) go();
}

/** A component that is drawn after the editor of the query, so that a reader can type sooner. */
export function late<Props extends object>(
  Component: ComponentType<Props>,
  fixed: Partial<Props>,
): ComponentType<Props> {
  return function Late(props: Props): ReactElement {
    const [isTime, setTime] = useState(false);
    const hasMonaco = useMonaco(({monaco}) => monaco !== undefined);
    useEffect(() => {
      if (!hasMonaco) return undefined;
      const go = (): void => setTime(true);
      const timer = setTimeout(go, LATEST);
      waiting.add(go);
      return () => {
        clearTimeout(timer);
        waiting.delete(go);
      };
    }, [hasMonaco]);
    return isTime ? <Component {...props} {...fixed} /> : <div className="graphiql-editor" />;
  };
}
