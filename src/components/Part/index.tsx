import {useLayoutEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {componentOf} from './components';
import {internalTarget} from './internalTarget';
import {attachPart} from './pages';

interface Props {
  /** Number of the part on its page. */
  readonly id: string;
  /** Name of the component that draws it. */
  readonly name: string;
  /** What the component shows; absent in a bundle that does not draw. */
  readonly props?: Readonly<Record<string, unknown>> | false;
  /** Code, which `Step` shows beside its prose. */
  readonly code?: boolean;
}

/** The element of a part in the reader's browser. React owns the element and never what is inside it. */
function AttachedPart({id}: Pick<Props, 'id'>): ReactNode {
  const history = useHistory();
  const {pathname} = useLocation();
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current) attachPart(pathname, id, element.current);
  }, []);
  const follow = (event: MouseEvent): void => {
    const target = internalTarget(event.nativeEvent);
    if (!target) return;
    event.preventDefault();
    history.push(target);
  };
  const prefetch = (event: MouseEvent): void => {
    const target = internalTarget(event.nativeEvent);
    if (target) void window.docusaurus.preload(target.replace(/[?#].*/, ''));
  };
  return (
    <div
      ref={element}
      data-part={id}
      onClick={follow}
      onMouseOver={prefetch}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: ''}}
    />
  );
}

/**
 * A part of a page that is drawn when the site is built, such as an operation or a table of a contract. The reader's browser keeps the
 * drawn HTML: neither the component nor its data is shipped.
 */
export default function Part({id, name, props}: Props): ReactNode {
  const {pathname} = useLocation();
  const Component = componentOf(name);
  if (!Component) return <AttachedPart key={`${pathname} ${id}`} id={id} />;
  return (
    <div data-part={id}>
      <Component {...props} />
    </div>
  );
}
