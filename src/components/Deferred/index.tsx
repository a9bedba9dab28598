import {useEffect, useState, type ComponentType, type MouseEvent, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {internalTarget} from './internalTarget';
import {later, type Later} from './later';
import {scrollToHash} from './scrollToHash';

interface DeferredProps<Props> {
  /** What the component shows, as a module of its own. */
  readonly source: Later<Props>;
}

const ON_SERVER = typeof window === 'undefined';

/**
 * A component that the server draws and the browser leaves as it is: neither its code nor its data is shipped with the page.
 * Only a reader who comes from another page of the running site gets both, and it is drawn in the browser.
 * Buttons inside work by `src/behaviour`; links go on inside the running site.
 */
export default function deferred<Props extends object>(
  load: () => Promise<{default: ComponentType<Props>}>,
): ComponentType<DeferredProps<Props>> {
  const component = later(load);
  return function Deferred({source}: DeferredProps<Props>): ReactNode {
    const history = useHistory();
    const arrived = useIsBrowser();
    const [drawnByServer] = useState(!arrived && !ON_SERVER);
    const [ready, setReady] = useState(!drawnByServer && component.now !== undefined && source.now !== undefined);

    useEffect(() => {
      if (drawnByServer || ready) return;
      // Without its data the page is drawn by the server all the same.
      Promise.all([component.load(), source.load()]).then(
        () => setReady(true),
        () => window.location.reload(),
      );
    }, []);
    useEffect(() => {
      if (ready) scrollToHash();
    }, [ready]);

    const follow = (event: MouseEvent): void => {
      const target = internalTarget(event.nativeEvent);
      if (!target) return;
      event.preventDefault();
      history.push(target);
    };
    const Component = component.now;
    const props = source.now;
    if (ready && Component && props) {
      return (
        <div data-deferred="" onClick={follow}>
          <Component {...props} />
        </div>
      );
    }
    return <div data-deferred="" onClick={follow} suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />;
  };
}
