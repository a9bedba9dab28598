import type {ReactNode} from 'react';
import type {RejectionView} from '../../contracts/formats/rejectionViews';
import CodeBlock from '../CodeBlock';

type Props = Pick<RejectionView, 'rule' | 'severity' | 'bad' | 'good'>;

/** An excerpt that breaks a rule, and the corrected excerpt. The entry around it has the class of its style, `styles.pcss`. */
export default function BadAndGood({rule, severity, bad, good}: Props): ReactNode {
  return (
    <>
      <CodeBlock code={bad} title={severity === 'warning' ? 'Causes a warning' : 'Rejected'} label={`Fails ${rule}`} />
      <CodeBlock code={good} title="Accepted" label={`Passes ${rule}`} />
    </>
  );
}
