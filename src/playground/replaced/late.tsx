import type {ComponentType, ReactElement} from 'react';
import {useLate} from '../world/useLate';

/**
 * A component that is drawn after the editor of the query, so that a reader can type sooner.
 * @param fixed props that win over those that GraphiQL gives
 */
export function late<Props extends object>(
  Component: ComponentType<Props>,
  fixed: Partial<Props>,
): ComponentType<Props> {
  return function Late(props: Props): ReactElement {
    return useLate() ? <Component {...props} {...fixed} /> : <div className="graphiql-editor" />;
  };
}
