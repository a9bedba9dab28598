import type {ReactNode} from 'react';
import LinkList from '../../SectionFrame/LinkList';
import {useSections} from '../../SectionFrame/useSections';

/** The sections of the top navigation with what they are, for a reader who has to start again. */
export default function Sections(): ReactNode {
  return <LinkList links={useSections()} />;
}
