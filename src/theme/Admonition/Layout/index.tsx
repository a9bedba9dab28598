import PageStyle from '@site/src/components/PageStyle';
import type {Props} from '@theme/Admonition/Layout';
import sheet from './styles.pcss';

/** A remark beside the text: an icon and a title in one line, the text under it. */
export default function AdmonitionLayout({type, icon, title, children}: Props): React.ReactNode {
  return (
    <div role="note" className={sheet.locals.admonition} data-type={type}>
      <PageStyle sheet={sheet} />
      <p className={sheet.locals.title}>
        <span className={sheet.locals.icon} aria-hidden="true">
          {icon}
        </span>
        {title}
      </p>
      {children && <div className={sheet.locals.content}>{children}</div>}
    </div>
  );
}
