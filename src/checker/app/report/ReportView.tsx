import {useDeferredValue, useState} from 'react';
import type {Client} from '../../client';
import type {Checked} from '../../model';
import type {NamedFile} from '../../protocol';
import {Comparison} from '../document/Comparison';
import {DocumentView} from '../document/DocumentView';
import {TakeAway} from '../take/TakeAway';
import {Acceptance} from './Acceptance';
import {Causes} from './Causes';
import {Checks} from './Checks';
import {Verdict} from './Verdict';

/** What the report needs. */
interface ReportViewProps {
  readonly item: NamedFile;
  readonly checked: Checked;
  /** The other files of the session. */
  readonly others: readonly NamedFile[];
  readonly client: Client;
  /** Ends the search for corrections; undefined when it is over. */
  readonly cancel: (() => void) | undefined;
}

/** The report on a file. */
export function ReportView({item, checked, others, client, cancel}: ReportViewProps): React.ReactNode {
  const {report, xml} = checked;
  /** The location that the reader looks at in the document. */
  const [shown, show] = useState<string>();
  // The document is drawn after the findings, in a step of its own.
  const isDrawn = useDeferredValue(true, false);
  return (
    <>
      <Verdict report={report} />
      <TakeAway report={report} />
      <Causes report={report} show={xml === undefined ? undefined : show} cancel={cancel} />
      <Acceptance checks={report.acceptance} />
      <Checks report={report} />
      {isDrawn && <DocumentView checked={checked} shown={shown} show={show} />}
      <Comparison file={item} others={others} client={client} />
    </>
  );
}
