import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

interface Props {
  readonly name: 'all' | 'v1';
  readonly title: string;
}

type Drawn = ComponentType<{readonly title: string}>;

const CONTENT: Record<Props['name'], () => Promise<{default: Drawn}>> = {
  all: () => import('./AllVersions'),
  v1: () => import('./VersionOne'),
};

const onServer: Partial<Record<Props['name'], Drawn>> = {};
if (typeof window === 'undefined') {
  for (const name of ['all', 'v1'] as const) void CONTENT[name]().then((module) => (onServer[name] = module.default));
}

/** Gives the drawn reference its behaviour once it stands in the page. */
async function enlivenIn(element: HTMLElement | null, signal: AbortSignal): Promise<void> {
  const {enliven} = await import('@site/src/components/Reference/behaviour');
  const root = element?.querySelector<HTMLElement>('[data-reference]');
  if (root && !signal.aborted) enliven(root, signal);
}

/**
 * The reference. In the browser, what the server drew stays untouched and its data is never loaded; only a reader who
 * comes from another page of the running site gets it as data.
 */
export default function ReferenceContent({name, title}: Props): ReactNode {
  const arrived = useIsBrowser();
  const [drawnByServer] = useState(!arrived);
  const [Content, setContent] = useState<Drawn | undefined>(() => onServer[name]);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!drawnByServer) void CONTENT[name]().then((module) => setContent(() => module.default));
  }, [drawnByServer, name]);
  useEffect(() => {
    const stop = new AbortController();
    void enlivenIn(element.current, stop.signal);
    return () => stop.abort();
  }, [Content]);
  if (Content) {
    return (
      <div ref={element}>
        <Content title={title} />
      </div>
    );
  }
  return <div ref={element} suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />;
}
