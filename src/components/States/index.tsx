import {Fragment, type ReactNode} from 'react';
import Diagram from '../Diagram';
import Table from '../Table';

interface State {
  /** Id of its row, which no other machine of the page has. */
  readonly id?: string;
  readonly state: string;
  /** Its code in a standard, such as `AP`. */
  readonly code?: string;
  readonly startsHtml: string;
  /** Who brings it about, and until when. */
  readonly byHtml?: string;
  /** The states that can follow; none for a final one. */
  readonly next: readonly string[];
  readonly doHtml: string;
}

interface Props {
  readonly title: string;
  readonly drawing: {readonly svg: string; readonly steps: readonly string[]};
  readonly states: readonly State[];
}

/** The name of a state, which may break between its words where its column is narrow. */
function Words({of}: {readonly of: string}): ReactNode {
  return of.split(/(?<=[a-z])(?=[A-Z])/).map((word, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}

function Name({state, code}: State): ReactNode {
  if (!code)
    return (
      <strong>
        <Words of={state} />
      </strong>
    );
  return (
    <>
      <code>
        <Words of={state} />
      </code>{' '}
      ({code})
    </>
  );
}

/** The states of a thing: how each starts, what can follow, and what the reader does. The diagram shows the same. */
export default function States({title, drawing, states}: Props): ReactNode {
  const hasWho = states.some(({byHtml}) => byHtml !== undefined);
  const heads = [
    'State',
    'Starts with',
    ...(hasWho ? ['By whom, until when'] : []),
    'Can be followed by',
    'What to do',
  ];
  const rows = states.map((each) => ({
    key: each.state,
    id: each.id,
    cells: [
      <Name key="name" {...each} />,
      {html: each.startsHtml},
      ...(hasWho ? [{html: each.byHtml ?? ''}] : []),
      each.next.length === 0 ? 'Final' : <Words key="next" of={each.next.join(', ')} />,
      {html: each.doHtml},
    ],
  }));
  return (
    <>
      <Diagram title={title} {...drawing} />
      <Table label={title} heads={heads.map((text) => ({text, prose: !hasWho && text !== 'State'}))} rows={rows} />
    </>
  );
}
