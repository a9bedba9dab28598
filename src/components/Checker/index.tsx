import PageStyle from '../PageStyle';
import sheet from './styles.pcss';
import SiteLink from '../SiteLink';

/** Addresses of the program's files, which src/plugins/checker gives. */
declare const CHECKER_FILES: {readonly script: string; readonly styles: string; readonly licences: string};

/**
 * The empty element that the program of the page fills. The page script finds it, and the browser fetches the program meanwhile.
 * @param operation address of the operation that checks documents
 */
export default function Checker({operation}: {readonly operation: string}): React.ReactNode {
  const {script, styles, licences} = CHECKER_FILES;
  return (
    <>
      <PageStyle sheet={sheet} />
      <link rel="preload" as="style" href={styles} />
      <link rel="modulepreload" href={script} />
      <p className={sheet.locals.without}>
        The check requires JavaScript. Without JavaScript,{' '}
        <SiteLink href="/documents/check.html">use a validator on your own machine</SiteLink>, or send the document to{' '}
        <SiteLink href={operation}>
          <code>validateDocument</code>
        </SiteLink>
        .
      </p>
      <div className={sheet.locals.frame} data-checker />
      <p className={sheet.locals.licences}>
        The check uses libxml2, and SaxonJS by Saxonica.{' '}
        <SiteLink href={licences}>Licences of the validator and the rules</SiteLink>
      </p>
    </>
  );
}
