import type {Reference} from '../../contracts/structure/view';
import {breakableName, joined} from '../joined';
import SiteLink from '../SiteLink';

/** Names, with links where there are places to go to, and commas between them. */
export default function References({of}: {readonly of: readonly Reference[]}): React.ReactNode {
  return joined(
    of.map(({text, href}) =>
      href ? (
        <SiteLink key={text} href={href}>
          {breakableName(text)}
        </SiteLink>
      ) : (
        <span key={text}>{breakableName(text)}</span>
      ),
    ),
  );
}
