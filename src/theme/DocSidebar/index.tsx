import OriginalSidebar from '@theme-original/DocSidebar';
import type {Props} from '@theme/DocSidebar';
import {guidePath} from '@site/src/addresses/inSite';

/** The sidebar. On a page below a guide or an overview it is open where that page is, which alone is an item of it. */
export default function DocSidebar(props: Props): React.ReactNode {
  return <OriginalSidebar {...props} path={guidePath(props.path)} />;
}
