import {asHtml} from '../html';
import type {TopicFacts} from '../../contracts/topics/tables';
import Table, {type Labelled} from '../Table';
import Name, {Names, topicAnchor} from './Name';
import sheet from './styles.pcss';

type Props = Labelled<{
  readonly facts: readonly TopicFacts[];
  /** The anchor of a row; a row without one leads to its topic in the table of all topics. */
  readonly anchorOf: (facts: TopicFacts) => string | undefined;
}>;

/** The anchor of the table that lists what differs by document. */
export const BY_DOCUMENT = 'payload-by-document';

const HEADS = [
  {text: 'Topic', width: '22%'},
  'Meaning',
  {text: 'Keys in details', width: '24%'},
  {text: 'Can be followed by', width: '22%'},
];

/** What topics mean and when they fire, what their `details` contain and what can follow. */
export default function Facts({facts, label, anchorOf}: Props): React.ReactNode {
  const rows = facts.map((each) => {
    const {topic, find, meaningHtml, allowedActions, details, followedBy, dependsOnFamily} = each;
    const id = anchorOf(each);
    return {
      id,
      'data-find': find || undefined,
      cells: [
        <a href={`#${id ?? topicAnchor(topic)}`}>
          <Name name={topic} />
        </a>,
        <>
          <span {...asHtml(meaningHtml)} />
          {allowedActions && (
            <>
              {' '}
              Only <Names names={allowedActions} /> hooks can subscribe to this topic.
            </>
          )}
        </>,
        <Names names={details} />,
        dependsOnFamily ? <a href={`#${BY_DOCUMENT}`}>Depends on the document</a> : <Names names={followedBy} />,
      ],
    };
  });
  return <Table label={label} heads={HEADS} rows={rows} className={sheet.locals.topics} />;
}
