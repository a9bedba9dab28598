import type {ShownRequest} from '../../contracts/requests';
import CodeBlock from '../CodeBlock';
import {shownLines} from '../CodeBlock/fold';
import LanguageChoice from '../LanguageChoice';
import styles from './styles.module.css';

interface Props {
  readonly request: ShownRequest;
  readonly title: string;
  /** Names the block for assistive technology. */
  readonly label: string;
}

/** A request in the language of the reader's choice. The page has curl, with the height of the others; `src/behaviour/page/language.ts` loads them. */
export default function Request({request, title, label}: Props): React.ReactNode {
  const {key, curl, languages} = request;
  const heights = Object.fromEntries(languages.map(({id, lines: count}) => [`--${id}`, shownLines(count)]));
  return (
    <div className={styles.request} data-request={key} style={heights}>
      <LanguageChoice languages={languages} label={`Language of the request, ${key}`} />
      <CodeBlock code={curl} title={title} label={label} lines={Math.max(...languages.map((each) => each.lines))} />
      <p className={styles.note} role="status" />
    </div>
  );
}
