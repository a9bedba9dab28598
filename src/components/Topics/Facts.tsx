import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {asHtml} from '../html';
import type {TopicFacts} from '../../contracts/topics/tables';
import Table from '../Table';
import {topicAnchor} from './anchor';
import Name, {Names} from './Name';
import sheet from './styles.pcss';

const {locals: styles} = sheet;

interface Props {
  readonly facts: readonly TopicFacts[];
  /** Name for assistive technology. */
  readonly label: string;
  /** The anchor of a row; a row without one leads to its topic in the table of all topics. */
  readonly anchorOf: (facts: TopicFacts) => string | undefined;
}

/** The anchor of the table that lists what differs by document. */
export const BY_DOCUMENT = 'payload-by-document';

const HEADS = ['Topic', 'Meaning', 'Keys of details', 'Can be followed by'];

/** What topics mean and when they fire, what their `details` contain and what can follow. */
export default function Facts({facts, label, anchorOf}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const anchors = facts.map(anchorOf);
  for (const anchor of anchors) if (anchor) collectAnchor(anchor);
  const rows = facts.map(({topic, find, meaningHtml, details, followedBy, dependsOnFamily, allowedActions}, row) => ({
    key: topic,
    id: anchors[row],
    'data-find': find || undefined,
    cells: [
      <a key="topic" href={`#${anchors[row] ?? topicAnchor(topic)}`}>
        <Name name={topic} />
      </a>,
      <>
        <span {...asHtml(meaningHtml)} />
        {allowedActions && (
          <>
            {' '}
            Only for <Names names={allowedActions} /> hooks.
          </>
        )}
      </>,
      <Names key="details" names={details} />,
      dependsOnFamily ? <a href={`#${BY_DOCUMENT}`}>Depends on the document</a> : <Names names={followedBy} />,
    ],
  }));
  return <Table label={label} heads={HEADS} rows={rows} className={`${styles.topics} ${styles.facts}`} />;
}
