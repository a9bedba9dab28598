import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {enliven} from '@site/src/components/Reference/behaviour';

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
    if (drawnByServer) return;
    // Without its data the page is drawn by the server all the same.
    CONTENT[name]().then(
      (module) => setContent(() => module.default),
      () => window.location.reload(),
    );
  }, [drawnByServer, name]);
  useEffect(() => {
    const stop = new AbortController();
    const root = element.current?.querySelector<HTMLElement>('[data-reference]');
    if (root) enliven(root, stop.signal);
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
