import references from '@generated/rest-reference/default/v1.json';
import type {ReactNode} from 'react';
import Reference from '@site/src/components/Reference';

/** The reference of v1 alone. */
export default function VersionOne({title}: {readonly title: string}): ReactNode {
  return <Reference references={references} title={title} />;
}
