import type {RejectionView} from '../../contracts/formats/rejectionViews';
import CodeBlock from '../CodeBlock';
import ExampleLink from '../ExampleLink';
import Fold from '../Fold';
import {HiddenHashLink} from '../HashLink';
import {joined} from '../joined';
import PageStyle from '../PageStyle';
import sheet from './styles.pcss';

interface RuleProps extends Pick<
  RejectionView,
  'rule' | 'title' | 'severity' | 'file' | 'check' | 'also' | 'bad' | 'good'
> {
  readonly id: string;
  /** What breaking the rule means, such as `Fatal`, and in which formats it means something else, such as `Warning in XRechnung`. */
  readonly levels: readonly string[];
  /** What the link to the failing document goes on with. */
  readonly more?: React.ReactNode;
  /** The words of the filter; without it, the filter doesn't know the row. */
  readonly 'data-find'?: string;
  /** What the rule means, and the fix. */
  readonly children: React.ReactNode;
}

function Summary({id, rule, title, levels}: Pick<RuleProps, 'id' | 'rule' | 'title' | 'levels'>): React.ReactNode {
  return (
    <>
      <h3>
        <code>{rule}</code> <span>{title}</span>
        <HiddenHashLink id={id} />
      </h3>
      {levels.map((level) => (
        <span key={level} className={`badge badge--${/^\w*/.exec(level)?.[0].toLowerCase()}`} data-search="no">
          {level}
        </span>
      ))}
    </>
  );
}

/** A rule as a row with its title and levels that opens to its explanation, and to the elements that break it, before and after the fix. */
export default function RuleFold(props: RuleProps): React.ReactNode {
  const {id, rule, severity, file, check, also, bad, good, more, children} = props;
  return (
    <Fold id={id} className={sheet.locals.rule} data-find={props['data-find']} summary={<Summary {...props} />}>
      <div className={sheet.locals.explanation}>{children}</div>
      <CodeBlock
        code={bad}
        title={severity === 'warning' ? 'Before: causes a warning' : 'Before: rejected'}
        label={`Fails ${rule}`}
      />
      <CodeBlock code={good} title="After: accepted" label={`Passes ${rule}`} />
      <p className={sheet.locals.more} data-search="no">
        <ExampleLink file={file}>See a document that fails only {joined([check, ...also], ', ', ' and ')}</ExampleLink>
        {more}.{' '}
        <button type="button" data-copy-link={id} aria-label={`Copy link to ${rule}`}>
          Copy link
        </button>
      </p>
    </Fold>
  );
}

/** Rows of rules, one below the other. */
export function RuleFolds({children}: {readonly children: React.ReactNode}): React.ReactNode {
  return (
    <div className={sheet.locals.rules}>
      <PageStyle sheet={sheet} />
      {children}
    </div>
  );
}
