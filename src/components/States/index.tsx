import type {State as StateModel} from '../../contracts/states';
import Diagram from '../Diagram';
import {breakableName} from '../joined';
import Table from '../Table';

interface State extends Pick<StateModel, 'code'> {
  readonly name: string;
  /** Id of its row, which no other machine of the page has. */
  readonly id?: string;
  readonly startsHtml: string;
  /** Who brings it about, and until when. */
  readonly byHtml?: string;
  /** The states that can follow, or that it is final. */
  readonly next: string;
  readonly doHtml: string;
}

interface Props {
  readonly title: string;
  readonly drawing: {readonly svg: string; readonly steps: readonly string[]};
  readonly states: readonly State[];
}

function Name({name, code}: State): React.ReactNode {
  if (!code) return <strong>{name}</strong>;
  return (
    <>
      <code>{breakableName(name)}</code> ({code})
    </>
  );
}

/** The states of a thing: how each starts, what can follow, and what the reader does. The diagram shows the same. */
export default function States({title, drawing, states}: Props): React.ReactNode {
  const hasWho = states.some(({byHtml}) => byHtml !== undefined);
  const prose = !hasWho;
  const heads = [
    'State',
    {text: 'Starts with', prose},
    hasWho && 'Triggered by',
    {text: 'Can be followed by', prose},
    {text: 'Meaning and next step', prose},
  ];
  const rows = states.map((each) => ({
    id: each.id,
    cells: [
      <Name {...each} />,
      {html: each.startsHtml},
      {html: each.byHtml ?? ''},
      breakableName(each.next),
      {html: each.doHtml},
    ],
  }));
  return (
    <>
      <Diagram title={title} {...drawing} />
      <Table label={title} heads={heads} rows={rows} />
    </>
  );
}
