import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import operationLists from '@generated/docusaurus-plugin-content-docs/reference/operations.json';
import Navigation from '@site/src/components/Reference/Navigation';
import PageStyle from '@site/src/components/PageStyle';
import frameSheet from '@site/src/components/Reference/styles.pcss';
import {useFollow} from '@site/src/components/StaticContent/useFollow';
import Breadcrumbs from './Breadcrumbs';
import Drawer from '../../ReferencePage/Drawer';
import {placeOf} from './placeOf';
import styles from './styles.module.css';
import {useKeptScroll} from './useKeptScroll';

const {locals: frame} = frameSheet;

/** The frame of a console page: that of the reference, with the list of operations that leads from console to console. */
export default function ApiItemLayout({children}: {readonly children: ReactNode}): ReactNode {
  const {permalink} = useDoc().metadata;
  const {list, tag, id} = placeOf(permalink, operationLists);
  const navigation = <Navigation references={[list]} current={id} />;
  const follow = useFollow();
  return (
    <div ref={useKeptScroll()} className={`${frame.page} ${styles.page}`}>
      <PageStyle sheet={frameSheet} />
      {navigation}
      <Drawer>{navigation}</Drawer>
      <article className={frame.content} onClick={follow}>
        <Breadcrumbs version={list.version} tag={tag} />
        {children}
      </article>
    </div>
  );
}
