import {asHtml} from '../html';
import {joined} from '../joined';
import type {CodeList as ListModel} from '../../contracts/codeLists/list';
import FilterBox from '../FilterBox';
import PageStyle from '../PageStyle';
import Codes from './Codes';
import Rules from './Rules';
import sheet from './styles.pcss';
import SiteLink from '../SiteLink';

/** A reader sees so many codes at once; more have a filter. */
const FEW = 15;

interface FactsProps {
  readonly facts: ListModel['facts'];
  readonly children?: React.ReactNode;
}

const ListFacts = ({facts, children}: FactsProps): React.ReactNode => (
  <dl className={sheet.locals.facts}>
    {facts.map(({name, html}) => (
      <div key={name} data-codes={name === 'Element' ? undefined : ''}>
        <dt>{name}</dt>
        <dd {...asHtml(html)} />
      </div>
    ))}
    {children}
  </dl>
);

/** A code list: what it is for, where it is used, its codes, where they are from, its files, and which rules check it. The codes that are less common are folded. The filter of a longer list is that of its page. */
export default function CodeList({list}: {readonly list: ListModel}): React.ReactNode {
  const {name, title, aboutHtml, facts, rules, common, others} = list;
  const all = [...common, ...others];
  const source = facts.filter((fact) => fact.name === 'Source');
  return (
    <div data-tables>
      <PageStyle sheet={sheet} />
      <p className={sheet.locals.about} {...asHtml(aboutHtml)} />
      <ListFacts facts={facts.filter((fact) => !source.includes(fact))} />
      {list.count > FEW && <FilterBox what={`${list.count.toLocaleString('en')} codes`} />}
      <Codes label={title} rows={common} all={all} />
      {others.length > 0 && (
        <details className={sheet.locals.others}>
          <summary>
            {title}: <span data-hits />
            {others.length.toLocaleString('en')} more
          </summary>
          <Codes label={`${title}: more`} rows={others} all={all} compact />
        </details>
      )}
      <ListFacts facts={source}>
        <div data-codes>
          <dt>Download</dt>
          <dd>
            {joined(
              ['JSON', 'CSV'].map((format) => (
                <SiteLink
                  key={format}
                  href={`/misc/codelists/${name}.${format.toLowerCase()}`}
                  aria-label={`${title} as ${format}`}
                >
                  {format}
                </SiteLink>
              )),
            )}
          </dd>
        </div>
      </ListFacts>
      <Rules label={`${title}: rules`} rules={rules} />
    </div>
  );
}
