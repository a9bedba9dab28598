import {topicEntry} from '../../addresses/places';
import {inlineMarkdownToHtml} from '../../contracts/markdown';
import {topics} from '../contracts';
import {placeOf, type SearchRecord} from './record';
import {partsOf, wordsOf} from './words';

/** The records of the topics, each with its meaning. When it fires is found with its outcome, once for all documents. */
export const topicRecords = (): SearchRecord[] =>
  topics().topics.map(({topic, meaning}) => ({
    ...placeOf(topicEntry(topic)),
    title: topic,
    text: wordsOf(inlineMarkdownToHtml(meaning)),
    keywords: [partsOf(topic), 'topic'],
  }));
