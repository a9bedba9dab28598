import type {RuleSetView} from '../../contracts/formats/ruleSetViews';
import type {PageLink} from '../../contracts/model';
import {linked} from '../CodeLink';
import Facts from '../Facts';
import SiteLink from '../SiteLink';

interface Props extends Pick<RuleSetView, 'version' | 'publisher' | 'released' | 'source' | 'formats'> {
  /** How many rules there are of each level. */
  readonly counts: readonly PageLink[];
  /** How many rules are explained. */
  readonly fixes: readonly PageLink[];
}

/** What a rule set is, with links to its rules by their levels. */
export default function RuleSet({
  version,
  publisher,
  released,
  source,
  formats,
  counts,
  fixes,
}: Props): React.ReactNode {
  return (
    <Facts
      of={{
        Version: (
          <>
            {version}, released {released} by <SiteLink href={source}>{publisher}</SiteLink>
          </>
        ),
        Formats: linked(formats),
        Rules: linked([...counts, ...fixes]),
      }}
    />
  );
}
