import type {Sample} from '../../contracts/samples';
import CodeBlock from '../CodeBlock';
import LanguageChoice from '../LanguageChoice';
import styles from './styles.module.css';

interface Props {
  readonly samples: readonly Sample[];
  /** The task, which is the name of the samples' folder; names the group for assistive technology. */
  readonly name: string;
}

/** The same task in every language; `data-language` on the root element says which one is shown. Without script all are. */
export default function Samples({samples, name}: Props): React.ReactNode {
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
