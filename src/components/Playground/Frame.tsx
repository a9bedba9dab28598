import type {ReactNode} from 'react';
import {usePluginData} from '@docusaurus/useGlobalData';
import styles from './styles.module.css';

/** Addresses of the program's files, which src/plugins/playground gives. */
interface Addresses {
  readonly script: string;
  readonly styles: string;
  readonly imports: readonly string[];
}

/** The empty element that the program fills. The page script finds it, and the browser fetches the scripts meanwhile. */
export default function Frame(): ReactNode {
  const {script, styles: sheet, imports} = usePluginData('playground', undefined, {failfast: true}) as Addresses;
  return (
    <>
      <link rel="preload" as="style" href={sheet} />
      {[script, ...imports].map((address) => (
        <link key={address} rel="modulepreload" href={address} />
      ))}
      <p className={styles.without}>
        The playground requires JavaScript. It is an editor with completion, in which you run queries on sample data in
        the browser. Below are the example queries with their responses.
      </p>
      <div className={styles.frame} data-playground data-script={script} data-styles={sheet} />
    </>
  );
}
