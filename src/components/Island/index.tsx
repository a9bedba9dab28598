import {useEffect, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {enablePresses, remember, restore, type Memory} from './memory';
import {whenNeeded} from './need';

interface Loaded<Props> {
  readonly default: ComponentType<Props>;
}

const RETRY_AFTER_MS = 3000;
const ON_SERVER = typeof window === 'undefined';
const useCommitted = ON_SERVER ? useEffect : useLayoutEffect;

/**
 * A component whose script is a chunk of its own. The server draws it whole; in the browser the drawn HTML stays as it is
 * until the reader first touches the page (pointer, key, scroll, focus), and only then is the script loaded and takes over.
 * What the reader did meanwhile inside (a press, typing, the focus, scrolling) is kept.
 * @param load imports the component
 * @param className of the element around it
 * @returns the component; its `preload` lets an island that holds this one load both before it takes over
 */
export default function island<Props extends object>(
  load: () => Promise<Loaded<Props>>,
  className: string,
): ComponentType<Props> & {readonly preload: () => Promise<void>} {
  let loaded: ComponentType<Props> | undefined;
  const fetchReal = async (): Promise<void> => {
    loaded ??= (await load()).default;
  };
  if (ON_SERVER) void fetchReal();

  function Island(props: Props): ReactNode {
    const hydrated = useIsBrowser();
    const element = useRef<HTMLDivElement>(null);
    const memory = useRef<Memory>(undefined);
    const [Real, setReal] = useState<ComponentType<Props> | undefined>(() =>
      ON_SERVER || hydrated ? loaded : undefined,
    );

    useEffect(() => {
      if (Real) return undefined;
      let stop = (): void => undefined;
      const wake = async (): Promise<void> => {
        try {
          await fetchReal();
        } catch {
          // The network is away, say: the drawn HTML stays.
          const timer = window.setTimeout(() => void wake(), RETRY_AFTER_MS);
          stop = () => window.clearTimeout(timer);
          return;
        }
        // At once, so that no key falls between what is remembered and the live component.
        flushSync(() => {
          if (element.current) memory.current = remember(element.current);
          setReal(() => loaded);
        });
      };
      if (hydrated) void wake();
      else {
        if (element.current) enablePresses(element.current);
        stop = whenNeeded(() => void wake());
      }
      return () => stop();
    }, []);

    useCommitted(() => {
      if (Real && element.current && memory.current) restore(element.current, memory.current);
      memory.current = undefined;
    }, [Real]);

    if (!Real) {
      return (
        <div
          ref={element}
          className={className}
          data-island="asleep"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{__html: ''}}
        />
      );
    }
    return (
      <div ref={element} className={className} data-island={ON_SERVER ? 'asleep' : 'awake'}>
        <Real {...props} />
      </div>
    );
  }

  return Object.assign(Island, {preload: fetchReal});
}
