import {Children, isValidElement} from 'react';
import Table from '.';
import PageStyle from '../PageStyle';
import sheet from './plain.pcss';
import {textOf} from './text';

type Element = React.ReactElement<{readonly children?: React.ReactNode}>;

const elementsIn = (parent: Element | undefined): Element[] =>
  Children.toArray(parent?.props.children).filter((child): child is Element => isValidElement(child));

const contentsOf = (row: Element | undefined): React.ReactNode[] => elementsIn(row).map(({props}) => props.children);

interface Props {
  /** Name for assistive technology: `remarkTables` gives the heading before it. */
  readonly label?: string;
  /** Cells say what they are without their heads, which a phone then leaves out: `remarkOperations` says so of tables of operations, which are as wide as the content. */
  readonly plain?: boolean;
  /** Head and body as Markdown makes them. */
  readonly children?: React.ReactNode;
}

/** A table of Markdown. */
export default function MarkdownTable({label = 'Table', plain, children}: Props): React.ReactNode {
  const [head, body] = elementsIn(<>{children}</>);
  const heads = contentsOf(elementsIn(head)[0]).map((content) => ({text: textOf(content), content}));
  const rows = elementsIn(body).map(contentsOf);
  if (!plain) return <Table label={label} heads={heads} rows={rows} />;
  return (
    <>
      <PageStyle sheet={sheet} />
      <Table label={label} heads={heads} rows={rows} className={sheet.locals.plain} data-wide="" data-plain="" />
    </>
  );
}
