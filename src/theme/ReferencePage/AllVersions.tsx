import references from '@generated/rest-reference/default/all.json';
import type {ReactNode} from 'react';
import Reference from '@site/src/components/Reference';

/** The reference over all versions. */
export default function AllVersions({title}: {readonly title: string}): ReactNode {
  return <Reference references={references} title={title} />;
}
