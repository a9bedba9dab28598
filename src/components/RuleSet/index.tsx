import type {ReactNode} from 'react';
import type {RuleSetView} from '../../contracts/formats/ruleSetViews';
import {linked} from '../CodeLink';
import entry from '../Entry/styles.pcss';
import Facts from '../Facts';
import FilterBox from '../FilterBox';
import {joined} from '../joined';
import PageStyle from '../PageStyle';
import Explained from './Explained';
import Rules from './Rules';
import sheet from './styles.pcss';

const count = new Intl.NumberFormat('en');

/** A rule set: what it is, the rules that pages explain, and all others by their levels, with a box that filters them. */
export default function RuleSet({set}: {readonly set: RuleSetView}): ReactNode {
  const {name, version, publisher, released, source, formats, explained, groups} = set;
  return (
    <div data-filtered data-tables className={sheet.locals.set}>
      <PageStyle sheet={sheet} />
      <PageStyle sheet={entry} />
      <Facts
        of={{
          'Published by': <a href={source}>{publisher}</a>,
          Version: `${version}, released ${released}`,
          Formats: linked(formats),
          Rules: joined(
            groups.map(({id, counted, count: number}) => (
              <a key={id} href={`#${id}`}>
                {count.format(number)} {counted}
              </a>
            )),
          ),
        }}
      />
      <FilterBox label="Filter by rule, element, or words" />
      {explained.length > 0 && (
        <section id="explained" data-find-group>
          <h2>Explained rules</h2>
          {explained.map((rule) => (
            <Explained key={rule.rule} rule={rule} />
          ))}
        </section>
      )}
      {groups.map(({id, title, rows}) => (
        <section key={id} id={id} data-find-group>
          <h2>{title}</h2>
          {rows.length > 0 ? (
            <Rules label={`${title} of ${name}`} rows={rows} />
          ) : (
            <p>All of them are explained above.</p>
          )}
        </section>
      ))}
    </div>
  );
}
