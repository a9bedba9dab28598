import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {asHtml} from '../html';
import type {PartyScheme} from '../../contracts/codeLists/schemes';
import sheet from '../CodeList/styles.pcss';
import Table from '../Table';

const {locals: styles} = sheet;

interface Props {
  readonly schemes: readonly PartyScheme[];
  /** Name for assistive technology. */
  readonly label: string;
}

const link = (code: string): ReactNode => (
  <a href={`#scheme-${code}`}>
    <code>{code}</code>
  </a>
);

/** Pattern and check digits of a scheme. */
function Checks({scheme: {pattern, check}}: {readonly scheme: PartyScheme}): ReactNode {
  return (
    <>
      {pattern && <code className={styles.pattern}>{pattern}</code>}
      {check && (
        <div>
          <a href={`#check-${check.id}`}>{check.title}</a>
        </div>
      )}
    </>
  );
}

/** Where a scheme stands in the published list, what replaces it, and what readers need to know. */
function Status({scheme}: {readonly scheme: PartyScheme}): ReactNode {
  const {state, since, deprecatedIn, removalDate, replacedBy, noteHtml} = scheme;
  return (
    <>
      {state !== 'active' && <span className="badge badge--deprecated">{state}</span>} Since {since}
      {deprecatedIn && `, deprecated in ${deprecatedIn}`}
      {removalDate && `, removal date ${removalDate}`}.{replacedBy && <> Use {link(replacedBy)}.</>}
      {noteHtml && (
        <>
          {' '}
          <span {...asHtml(noteHtml)} />
        </>
      )}
    </>
  );
}

/** Participant identifier schemes, each with its anchor, for the filter of the page. */
export default function PartySchemes({schemes, label}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  for (const {anchor} of schemes) collectAnchor(anchor);
  return (
    <Table
      data-codes
      label={label}
      heads={['Number', 'Text', 'Name', 'Example value', 'Pattern and check digits', {text: 'Status', prose: true}]}
      className={`${styles.codes} ${styles.schemes}`}
      rows={schemes.map((scheme) => ({
        key: scheme.code,
        id: scheme.anchor,
        'data-find': [
          ...[scheme.code, scheme.text, scheme.name, scheme.country, scheme.example, scheme.check?.title, scheme.state],
        ].join(' '),
        cells: [
          link(scheme.code),
          <code key="text">{scheme.text}</code>,
          `${scheme.name} (${scheme.country})`,
          scheme.example && <code key="example">{scheme.example}</code>,
          scheme.pattern || scheme.check ? <Checks key="checks" scheme={scheme} /> : undefined,
          <Status key="status" scheme={scheme} />,
        ],
      }))}
    />
  );
}
