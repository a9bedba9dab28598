import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {TopicFacts} from '../../contracts/topics/tables';
import {topicAnchor} from './anchor';
import Name, {Names} from './Name';
import Rows, {Cell, RowHeader} from './Rows';
import styles from './styles.module.css';

interface Props {
  readonly facts: readonly TopicFacts[];
  /** Name for assistive technology. */
  readonly label: string;
  /** The anchor of a row; a row without one leads to its topic in the table of all topics. */
  readonly anchorOf: (facts: TopicFacts) => string | undefined;
}

/** The anchor of the table that lists what differs by document. */
export const BY_DOCUMENT = 'payload-by-document';

const HEADERS = {meaning: 'Meaning', details: 'Keys of details', next: 'Can be followed by'} as const;

/** What topics mean and when they fire, what their `details` contain and what can follow. */
export default function Facts({facts, label, anchorOf}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const anchors = facts.map(anchorOf);
  for (const anchor of anchors) if (anchor) collectAnchor(anchor);
  return (
    <Rows label={label} headers={['Topic', ...Object.values(HEADERS)]} className={styles.facts}>
      {facts.map(({topic, find, meaningHtml, details, followedBy, dependsOnFamily, allowedActions}, row) => (
        <tr key={topic} role="row" id={anchors[row]} data-find={find || undefined}>
          <RowHeader>
            <a href={`#${anchors[row] ?? topicAnchor(topic)}`}>
              <Name name={topic} />
            </a>
          </RowHeader>
          <Cell label={HEADERS.meaning}>
            <span dangerouslySetInnerHTML={{__html: meaningHtml}} />
            {allowedActions && (
              <>
                {' '}
                Only for <Names names={allowedActions} /> hooks.
              </>
            )}
          </Cell>
          <Cell label={HEADERS.details} empty={details.length === 0}>
            <Names names={details} />
          </Cell>
          <Cell label={HEADERS.next} empty={followedBy.length === 0 && !dependsOnFamily}>
            {dependsOnFamily ? <a href={`#${BY_DOCUMENT}`}>Depends on the document</a> : <Names names={followedBy} />}
          </Cell>
        </tr>
      ))}
    </Rows>
  );
}
