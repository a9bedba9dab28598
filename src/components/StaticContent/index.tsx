import {useLayoutEffect, useRef} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {asHtml} from '../html';
import {internalTarget} from './internalTarget';
import {attachContent} from './pages';
import {paintTopFirst} from './paintTopFirst';
import {useFollow} from './useFollow';
import './styles.module.css';

// What the server draws needs its style in the browser too.
require.context('..', true, /\.module\.css$/);

/** The element of the content in the reader's browser. React owns the element and never what is inside it. */
function AttachedContent(): React.ReactNode {
  const history = useHistory();
  const {pathname, hash} = useLocation();
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!element.current) return;
    attachContent(pathname, element.current);
    if (history.action === 'PUSH' && hash === '') paintTopFirst(element.current);
  }, []);
  const follow = useFollow();
  const prefetch = (event: React.MouseEvent): void => {
    const target = internalTarget(event.nativeEvent);
    if (target) void window.docusaurus.preload(target.replace(/[?#].*/, ''));
  };
  return (
    <div
      ref={element}
      data-static-content
      onClick={follow}
      onMouseOver={prefetch}
      suppressHydrationWarning
      {...asHtml('')}
    />
  );
}

/** The content of a page, drawn when the site is built. The reader's browser keeps the drawn HTML and gets neither components nor data. */
export default function StaticContent({children}: {readonly children: React.ReactNode}): React.ReactNode {
  const {pathname} = useLocation();
  if (DRAWS_CONTENT) return <div data-static-content>{children}</div>;
  return <AttachedContent key={pathname} />;
}
