import type {ReactNode} from 'react';
import CodeBlock, {type CodeView} from '../CodeBlock';
import LanguageChoice from '../LanguageChoice';
import styles from './styles.module.css';

interface Sample {
  readonly id: string;
  readonly label: string;
  /** Name under which the reader saves the code. */
  readonly file: string;
  readonly code: CodeView;
}

interface Props {
  readonly samples: readonly Sample[];
  /** The task, which is the name of the samples' folder; names the group for assistive technology. */
  readonly name: string;
}

/**
 * The same task in six languages. The reader's choice counts for every sample of every page and is kept in the browser.
 * Which one shows is decided by `data-language` on the root element, set before the first paint; without script all show.
 */
export default function Samples({samples, name}: Props): ReactNode {
  return (
    <div className={styles.samples} data-samples={name}>
      <LanguageChoice languages={samples} label="Language of the samples" />
      {samples.map(({id, label, file, code}) => (
        <div key={id} data-sample={id}>
          <p className={styles.language}>{label}</p>
          <CodeBlock code={code} title={file} label={`${label} sample: ${name}`} />
        </div>
      ))}
    </div>
  );
}
