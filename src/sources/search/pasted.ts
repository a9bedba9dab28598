import {searchRecords} from '.';
import {ruleRecords} from './rules';
import type {SearchRecord} from './record';

/** Each message of an error or an event by itself, at the place that explains it. */
const messageRecords = (): SearchRecord[] =>
  searchRecords().flatMap(({page, anchor, title, group, within, messages = []}) =>
    messages.map((text) => ({page, anchor, title, text, group, within})),
  );

/** What readers paste from a validator or a log: the words of rules, and messages. */
export const pastedRecords = (): SearchRecord[] => [...ruleRecords(), ...messageRecords()];
