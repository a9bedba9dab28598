import {useState} from 'react';
import {inSite} from '../../../addresses/inSite';
import type {Report} from '../../../diagnosis/model';
import {htmlOf} from '../../../diagnosis/reports/html';
import {issueOf} from '../../../diagnosis/reports/issue';
import {jsonOf} from '../../../diagnosis/reports/json';
import {linkOf} from '../../../diagnosis/reports/link';
import {markdownOf} from '../../../diagnosis/reports/markdown';
import {svrlOf} from '../../../diagnosis/reports/svrl';
import {save} from './save';

/** Where and when a report was made. */
const origin = () => ({
  siteUrl: window.location.origin + inSite('/'),
  checkedOn: new Date().toISOString().slice(0, 10),
});

const KINDS = [
  {title: 'HTML', end: 'html', type: 'text/html', textOf: (report: Report) => htmlOf([report], origin())},
  {title: 'Markdown', end: 'md', type: 'text/markdown', textOf: (report: Report) => markdownOf([report], origin())},
  {title: 'JSON', end: 'json', type: 'application/json', textOf: (report: Report) => jsonOf([report], origin())},
  {title: 'SVRL', end: 'svrl.xml', type: 'application/xml', textOf: (report: Report) => svrlOf(report, origin())},
] as const;

/** The link to the page that selects the format of a report and its first rule. It has nothing of the document. */
function linkTo({format, causes}: Report): string {
  const {origin: site, pathname} = window.location;
  return `${site}${pathname}${linkOf({format: format?.message, rule: causes[0]?.findings[0]?.rule})}`;
}

/** The texts of rules without values of the document, by the rule and the name of its set. */
function officialTexts({causes}: Report): (rule: string, source: string) => readonly string[] | undefined {
  const findings = causes.flatMap((cause) => cause.findings);
  return (rule, source) => findings.find((each) => each.rule === rule && each.source.name === source)?.official;
}

/** What a reader can take away of a report: files, a text for an issue without values of the document, a link. */
export function TakeAway({report}: {readonly report: Report}): React.ReactNode {
  const [told, tell] = useState('');
  async function copy(what: string, text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      tell(`${what} copied`);
    } catch {
      tell('Your browser does not allow this page to copy text');
    }
  }
  return (
    <div className="check-take" role="group" aria-label="Download or copy the report">
      <span>Report</span>
      {KINDS.map(({title, end, type, textOf}) => (
        <button
          key={end}
          type="button"
          className="check-button"
          onClick={() => save(`check-report.${end}`, type, textOf(report))}
        >
          {title}
        </button>
      ))}
      <button
        type="button"
        className="check-button"
        onClick={() => void copy('Issue', issueOf(report, origin(), {officialText: officialTexts(report)}))}
        title="Copies the findings without any values from your document"
      >
        Copy as issue
      </button>
      <button
        type="button"
        className="check-button"
        onClick={() => void copy('Link', linkTo(report))}
        title="Copies a link that selects the format and the rule. It does not contain your document."
      >
        Copy link
      </button>
      <button type="button" className="check-button" onClick={() => window.print()}>
        Print
      </button>
      <span role="status">{told}</span>
    </div>
  );
}
