import DocPaginator from '@theme-original/DocPaginator';
import type {Props} from '@theme/DocPaginator';

/** The links to the page before and after; without any there is no landmark, which would be empty for a screen reader. */
export default function DocPaginatorWithLinks(props: Props): React.ReactNode {
  return props.previous || props.next ? <DocPaginator {...props} /> : null;
}
