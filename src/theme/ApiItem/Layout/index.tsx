import {useLayoutEffect, useRef} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import operationLists from '@generated/docusaurus-plugin-content-docs/reference/operations.json';
import {inSite} from '@site/src/addresses/inSite';
import {consolePage} from '@site/src/addresses/places';
import AsMarkdown from '@site/src/components/AsMarkdown';
import Navigation from '@site/src/components/Reference/Navigation';
import PageStyle from '@site/src/components/PageStyle';
import frame from '@site/src/components/Reference/styles.pcss';
import {useFollow} from '@site/src/components/StaticContent/useFollow';
import Drawer from '../../ReferencePage/Drawer';
import styles from './styles.module.css';

const OPERATIONS = operationLists.flatMap((list) =>
  list.tags.flatMap(({name: tag, operations}) => operations.map(({id}) => ({list, tag, id}))),
);

/** How far the list of operations was scrolled when the reader left the last console. */
let left: number | undefined;

/** Keeps the list of operations where it is when another console is opened from it. */
function useKeptScroll(): React.RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const list = page.current?.querySelector('nav');
    if (list && left !== undefined) list.scrollTop = left;
    return () => {
      left = list?.scrollTop;
    };
  }, []);
  return page;
}

/** The frame of a console page: that of the reference, with the list of operations that leads from console to console. */
export default function ApiItemLayout({children}: {readonly children: React.ReactNode}): React.ReactNode {
  const {permalink} = useDoc().metadata;
  const follow = useFollow();
  const page = useKeptScroll();
  const operation = OPERATIONS.find(({list, id}) => inSite(consolePage(list.version, id)) === permalink);
  if (!operation) throw new Error(`${permalink} is the console of no operation`);
  const {list, tag, id} = operation;
  const navigation = <Navigation references={[list]} current={id} />;
  return (
    <div ref={page} className={`${frame.locals.page} ${styles.page}`}>
      <PageStyle sheet={frame} />
      {navigation}
      <Drawer>{navigation}</Drawer>
      <article className={frame.locals.content} onClick={follow}>
        <AsMarkdown page={permalink}>
          <nav aria-label="Breadcrumbs" className="theme-doc-breadcrumbs">
            <Link to="/">API reference</Link>
            <Link to={`/#version-${list.version}`}>{list.version}</Link>
            <Link to={`/#tag-${list.version}-${tag}`}>{tag}</Link>
          </nav>
        </AsMarkdown>
        {children}
      </article>
    </div>
  );
}
