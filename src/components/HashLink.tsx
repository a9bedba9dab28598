import useBrokenLinks from '@docusaurus/useBrokenLinks';

interface Props {
  readonly id: string;
  /** What the anchor leads to, for assistive technology. */
  readonly name: string;
}

/** The link of a heading to itself. Links of other pages to the anchor are known to be good. */
export default function HashLink({id, name}: Props): React.ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <a className="hash-link" href={`#${id}`} aria-label={`Direct link to ${name}`} />;
}

/** The same in a heading that is a summary, which may hold no link that takes the focus: the search index reads the anchor from it. */
export const HiddenHashLink = ({id}: Pick<Props, 'id'>): React.ReactNode => (
  <a className="hash-link" href={`#${id}`} hidden />
);
