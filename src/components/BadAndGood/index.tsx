import type {RejectionView} from '../../contracts/formats/rejectionViews';
import CodeBlock from '../CodeBlock';
import ExampleLink from '../ExampleLink';
import {joined} from '../joined';

/** A link to the document that breaks a rule. */
export function FailingFile({file, check, also}: Pick<RejectionView, 'file' | 'check' | 'also'>): React.ReactNode {
  return (
    <ExampleLink file={file}>See a document that fails only {joined([check, ...also], ', ', ' and ')}</ExampleLink>
  );
}

type Props = Pick<RejectionView, 'rule' | 'severity' | 'bad' | 'good'>;

/** An excerpt that breaks a rule, and the corrected excerpt. The entry around it has the class of its style, `styles.pcss`. */
export default function BadAndGood({rule, severity, bad, good}: Props): React.ReactNode {
  return (
    <>
      <CodeBlock code={bad} title={severity === 'warning' ? 'Causes a warning' : 'Rejected'} label={`Fails ${rule}`} />
      <CodeBlock code={good} title="Accepted" label={`Passes ${rule}`} />
    </>
  );
}
