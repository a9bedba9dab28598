import type {Props} from '@theme/DocSidebar';
import island from '@site/src/components/Island';

/** The sidebar as an island. */
export default island<Props>(() => import('@theme-original/DocSidebar'), 'sidebar-island');
