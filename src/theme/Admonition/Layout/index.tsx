import type {ReactNode} from 'react';
import PageStyle from '@site/src/components/PageStyle';
import type {Props} from '@theme/Admonition/Layout';
import sheet from './styles.pcss';

const {locals: styles} = sheet;

/** A remark beside the text: an icon and a title in one line, the text under it. */
export default function AdmonitionLayout({type, icon, title, children}: Props): ReactNode {
  return (
    <div role="note" className={styles.admonition} data-type={type}>
      <PageStyle sheet={sheet} />
      <p className={styles.title}>
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
        {title}
      </p>
      {children && <div className={styles.content}>{children}</div>}
    </div>
  );
}
