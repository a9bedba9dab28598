import {asHtml} from '../html';
import type {PartyScheme} from '../../contracts/codeLists/schemes';
import CodeLink from '../CodeLink';
import sheet from '../CodeList/styles.pcss';
import PageStyle from '../PageStyle';
import Table, {type Labelled} from '../Table';

const link = (code: string): React.ReactNode => <CodeLink to={`#scheme-${code}`}>{code}</CodeLink>;

/** The state of a scheme in the published list, what replaces it, and what readers need to know. */
function Status({scheme}: {readonly scheme: PartyScheme}): React.ReactNode {
  const {state, since, deprecatedIn, removalDate, replacedBy, noteHtml} = scheme;
  return (
    <>
      {state !== 'active' && <span className="badge badge--deprecated">{state}</span>} Since {since}
      {deprecatedIn && `, deprecated in ${deprecatedIn}`}
      {removalDate && `, removal date ${removalDate}`}.{replacedBy && <> Use {link(replacedBy)}.</>}{' '}
      {noteHtml && <span {...asHtml(noteHtml)} />}
    </>
  );
}

/** Participant identifier schemes, each with its anchor, for the filter of the page. */
export default function PartySchemes({schemes, label}: Labelled<{schemes: readonly PartyScheme[]}>): React.ReactNode {
  return (
    <>
      <PageStyle sheet={sheet} />
      <Table
        data-codes
        named
        label={label}
        heads={[
          {text: 'Number', width: '4rem'},
          'Name',
          {text: 'Text', width: '5.5rem'},
          {text: 'Example value', width: '10.5rem'},
          {text: 'Pattern and check digits', width: '18%'},
          {text: 'Status', prose: true},
        ]}
        className={sheet.locals.schemes}
        rows={schemes.map((scheme) => {
          const {code, anchor, text, name, country, example, pattern, check, state} = scheme;
          return {
            id: anchor,
            'data-find': [code, text, name, country, example, check?.title, state].join(' '),
            cells: [
              link(code),
              `${name} (${country})`,
              <code>{text}</code>,
              example && <code>{example}</code>,
              <>
                {pattern && <code>{pattern}</code>}
                {check && (
                  <div>
                    <a href={`#check-${check.id}`}>{check.title}</a>
                  </div>
                )}
              </>,
              <Status scheme={scheme} />,
            ],
          };
        })}
      />
    </>
  );
}
