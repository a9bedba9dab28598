import type {CheckPlace} from '../../contracts/formats/operations';
import type {RejectionView as View} from '../../contracts/formats/rejectionViews';
import CheckLink from '../CheckLink';
import FilterBox from '../FilterBox';
import {asHtml} from '../html';
import RuleFold, {RuleFolds} from '../RuleFold';
import SiteLink from '../SiteLink';

/** A rejection, with the entry of its rule on the page of the rule set. */
type RejectionView = View & {readonly official?: string};

const SEVERITY = {fatal: 'Fatal', warning: 'Warning'} as const;

function Rejection({rejection}: {readonly rejection: RejectionView}): React.ReactNode {
  const {anchor, severity, meaningHtml, causeHtml, fixHtml, official} = rejection;
  const more = official && (
    <>
      , or the <SiteLink href={official}>official text</SiteLink> of the rule
    </>
  );
  return (
    <RuleFold {...rejection} id={anchor} levels={severity ? [SEVERITY[severity]] : []} more={more} data-find="">
      <p {...asHtml(meaningHtml)} />
      {causeHtml && (
        <p>
          <strong>Usual cause:</strong> <span {...asHtml(causeHtml)} />
        </p>
      )}
      <p>
        <strong>Fix:</strong> <span {...asHtml(fixHtml)} />
      </p>
    </RuleFold>
  );
}

/** So many are seen at once. */
const FEW = 8;

interface Props {
  readonly rejections: readonly RejectionView[];
  /** Where readers check a document of their own. */
  readonly check: CheckPlace;
}

/** Rules that integrators break, each a row that opens to its meaning, the fix, and the elements before and after it. */
export default function Rejections({rejections, check: {name, href}}: Props): React.ReactNode {
  return (
    <>
      <p data-search="no">
        <CheckLink href={href}>{`Check your ${name} in your browser`}</CheckLink> to see which rules it breaks.
      </p>
      {rejections.length > FEW && <FilterBox what={`${rejections.length} rejections`} by="rule or title" />}
      <RuleFolds>
        {rejections.map((rejection) => (
          <Rejection key={rejection.anchor} rejection={rejection} />
        ))}
      </RuleFolds>
    </>
  );
}
