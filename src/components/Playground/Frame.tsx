import type {ReactNode} from 'react';
import sheet from './styles.pcss';

/** Addresses of the program's files, which src/plugins/playground gives. */
declare const PLAYGROUND_FILES: {
  readonly script: string;
  readonly styles: string;
  readonly imports: readonly string[];
};

/** The empty element that the program fills. The page script finds it, and the browser fetches the scripts meanwhile. */
export default function Frame(): ReactNode {
  const {script, styles: styleSheet, imports} = PLAYGROUND_FILES;
  return (
    <>
      <link rel="preload" as="style" href={styleSheet} />
      {[script, ...imports].map((address) => (
        <link key={address} rel="modulepreload" href={address} />
      ))}
      <p className={sheet.locals.without}>
        The playground requires JavaScript. It is an editor with completion, in which you run queries on sample data in
        the browser. Below are the example queries with their responses.
      </p>
      <div className={sheet.locals.frame} data-playground />
    </>
  );
}
