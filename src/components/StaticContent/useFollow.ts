import {useHistory} from '@docusaurus/router';
import {internalTarget} from './internalTarget';

/** A handler for clicks on plain links to pages of the site: the running application shows the page, without loading a document. */
export function useFollow(): (event: React.MouseEvent) => void {
  const history = useHistory();
  return (event) => {
    const target = internalTarget(event.nativeEvent);
    if (!target) return;
    event.preventDefault();
    history.push(target);
  };
}
