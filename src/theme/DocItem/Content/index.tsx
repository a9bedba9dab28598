import type {ReactNode} from 'react';
import OriginalContent from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import StaticContent from '@site/src/components/StaticContent';

/** The text of a page, which the reader's browser keeps as the server drew it. */
export default function DocItemContent(props: Props): ReactNode {
  return <StaticContent>{DRAWS_CONTENT && <OriginalContent {...props} />}</StaticContent>;
}
