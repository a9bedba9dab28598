import OriginalSidebar from '@theme-original/DocSidebar';
import type {Props} from '@theme/DocSidebar';
import {guideOf} from '@site/src/addresses/formatPages';

/** The sidebar. On a page below a guide or an overview it is open where that page is, which alone is an item of it. */
export default function DocSidebar(props: Props): React.ReactNode {
  return <OriginalSidebar {...props} path={guideOf(props.path)} />;
}
