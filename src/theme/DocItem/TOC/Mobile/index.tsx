import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {asHtml} from '@site/src/components/html';
import fold from '@site/src/components/Fold/styles.module.css';

/** The headings of the page at its top, where there is no sidebar. The browser unfolds them, so that they work without the application. */
export default function DocItemTOCMobile(): React.ReactNode {
  const headings = useDoc().toc.filter(({level}) => level <= 3);
  return (
    <details className={`theme-doc-toc-mobile ${fold.marked}`}>
      <summary>On this page</summary>
      <ul>
        {headings.map(({id, value, level}) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`} {...asHtml(value)} />
          </li>
        ))}
      </ul>
    </details>
  );
}
