import {Fragment} from 'react';
import type {Line} from '../../contracts/rendering/lines';
import type {Rows} from '../../contracts/rendering/table';
import type {Rendering, Section} from '../../contracts/rendering/view';
import type {Reference} from '../../contracts/structure/view';
import Table from '../Table';
import sheet from './styles.pcss';
import SiteLink from '../SiteLink';

const termsOf = (terms: readonly Reference[]): React.ReactNode =>
  terms.map(({text, href}) => (
    <Fragment key={text}>
      {' '}
      {href ? (
        <SiteLink href={href} className={sheet.locals.term}>
          {text}
        </SiteLink>
      ) : (
        <small>{text}</small>
      )}
    </Fragment>
  ));

const Text = ({label, text}: Line): React.ReactNode => (
  <>
    {label && <i>{label}</i>} {text}
  </>
);

/** Lines of a list: the terms of each are at its end, below each other. */
const rowsOf = (lines: readonly Line[]): React.ReactNode =>
  lines.map((line, index) => (
    <div key={index}>
      <span>
        <Text {...line} />
      </span>
      {termsOf(line.terms)}
    </div>
  ));

const linesOf = (lines: readonly Line[]): React.ReactNode =>
  lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      <Text {...line} />
      {termsOf(line.terms)}
    </Fragment>
  ));

function Values({title, amounts, rows}: Section): React.ReactNode {
  return (
    <div className={amounts ? sheet.locals.amounts : undefined}>
      {title && <p>{title}</p>}
      <dl>
        {rows.map(({label, lines}, index) => (
          <Fragment key={index}>
            <dt>{label}</dt>
            <dd>{rowsOf(lines)}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}

function Groups({title, amounts, heads, rows}: Rows): React.ReactNode {
  return (
    <div className={sheet.locals.groups}>
      <p>{title}</p>
      <Table
        className={amounts ? sheet.locals.amounts : undefined}
        label={title}
        // Its heads are as long as labels of a form, and wrap.
        data-narrow={undefined}
        heads={heads.map(({label, terms}) => ({text: label, content: [label, termsOf(terms)]}))}
        rows={rows.map((cells) => cells.map(linesOf))}
      />
    </div>
  );
}

/** A document as a reader sees it: its groups as lists and tables, each value with its business terms. */
export default function Document({rendering}: {readonly rendering: Rendering}): React.ReactNode {
  return (
    <div className={sheet.locals.document}>
      {rendering.map((part, index) =>
        'heads' in part ? <Groups key={index} {...part} /> : <Values key={index} {...part} />,
      )}
    </div>
  );
}
