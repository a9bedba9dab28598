import {useMemo} from 'react';
import type {Report} from '../../../diagnosis/model';
import type {Checked} from '../../model';
import {XmlView} from '../code/XmlView';
import {Reading} from './Reading';

/** What the view needs. */
interface DocumentViewProps {
  readonly checked: Checked;
  /** The location that the reader looks at. */
  readonly shown: string | undefined;
  readonly show: (location: string) => void;
}

/** The locations that findings are about, each once. */
function foundIn({causes}: Report): string[] {
  const locations = causes.flatMap(({findings, values}) => [...findings, ...values].map(({location}) => location));
  return [...new Set(locations)].filter(Boolean).slice(0, 200);
}

/** The document as a person reads it, beside its XML. */
export function DocumentView({
  checked: {report, xml, places, reading},
  shown,
  show,
}: DocumentViewProps): React.ReactNode {
  const found = useMemo(() => foundIn(report), [report]);
  if (report.identity.root === '') return null;
  return (
    <>
      <h3 id="check-document">The document</h3>
      <div className="check-document">
        {reading && <Reading reading={reading} found={found} shown={shown} show={show} />}
        {xml === undefined ? (
          <p>The XML is too large to show here. Each finding contains an excerpt with the relevant lines.</p>
        ) : (
          <XmlView xml={xml} mark={shown === undefined ? undefined : places[shown]} />
        )}
      </div>
    </>
  );
}
