import {topicEntry} from '../../addresses/places';
import {inlineMarkdownToHtml} from '../../contracts/markdown';
import {topics} from '../contracts';
import {placeOf, type SearchRecord} from './record';
import {partsOf, wordsOf} from './words';

/** The records of the topics: each with the moment at which it fires. */
export const topicRecords = (): SearchRecord[] =>
  topics().topics.map(({topic, meaning, when}) => ({
    ...placeOf(topicEntry(topic)),
    title: topic,
    text: wordsOf(inlineMarkdownToHtml(`${meaning} ${when}`)),
    keywords: [partsOf(topic), 'topic'],
  }));
