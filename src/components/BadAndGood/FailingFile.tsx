import type {ReactNode} from 'react';
import type {RejectionView} from '../../contracts/formats/rejectionViews';
import ExampleLink from '../ExampleLink';
import {joined} from '../joined';

/** A link to the document that breaks a rule. */
export default function FailingFile({file, check, also}: Pick<RejectionView, 'file' | 'check' | 'also'>): ReactNode {
  return (
    <ExampleLink file={file}>See a document that fails only {joined([check, ...also], ', ', ' and ')}</ExampleLink>
  );
}
