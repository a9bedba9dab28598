import type {EnvironmentId} from '../../sources/environments';
import styles from './styles.module.css';

const LABELS: Readonly<Record<EnvironmentId, string>> = {
  sandbox: 'Sandbox',
  acceptance: 'Acceptance',
  production: 'Production',
};

/** The choice of the environment whose hosts code shows, on every page: `src/behaviour/page/environment.ts` answers it. Without script, code shows acceptance. */
export default function EnvironmentChoice(): React.ReactNode {
  return (
    <select className={styles.choice} data-environment="" aria-label="Environment" defaultValue="acceptance">
      {Object.entries(LABELS).map(([id, label]) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  );
}
