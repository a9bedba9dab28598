import {describe, expect, test} from 'vitest';
import {openApi, topics as readTopics, yamlFile} from '../support/contracts';
import {limitsOf} from '../../src/contracts/limits';
import {errorsOf} from '../../src/contracts/errors';

const {topics, wildcards} = readTopics();
const topicNames = new Set(topics.map(({topic}) => topic));
const limits = yamlFile('openapi/limits.yaml').data as {
  id: string;
  past: {status?: number; code?: string; topic?: string};
}[];

describe('openapi/topics.yaml', () => {
  test('gives each topic once', () => {
    expect(topics).toHaveLength(topicNames.size);
  });

  test('names only details keys that WebhookEventDetails explains, which explains only keys that a topic has', () => {
    const known = Object.keys(openApi('v1').components.schemas.WebhookEventDetails?.properties ?? {});
    const used = new Set(topics.flatMap(({details}) => details));
    expect([...used].filter((key) => !known.includes(key))).toEqual([]);
    expect(known.filter((key) => !used.has(key))).toEqual([]);
  });

  test('names only topics that exist as what follows or replaces another', () => {
    const named = topics.flatMap(({followedBy, replacedBy}) => [...followedBy, ...(replacedBy ? [replacedBy] : [])]);
    expect(named.filter((topic) => !topicNames.has(topic))).toEqual([]);
  });

  test('has at least one topic for each wildcard', () => {
    for (const {pattern} of wildcards) {
      const expression = new RegExp(`^${pattern.replaceAll('*', '.*')}$`);
      expect(
        [...topicNames].some((topic) => expression.test(topic)),
        pattern,
      ).toBe(true);
    }
  });
});

describe('openapi/limits.yaml', () => {
  test('fits its reader and lists each limit once', () => {
    expect(limitsOf(yamlFile('openapi/limits.yaml'))).toHaveLength(new Set(limits.map(({id}) => id)).size);
  });

  test('names error codes of the catalogue with their status, and topics that exist', () => {
    const statuses = new Map(errorsOf(yamlFile('openapi/errors.yaml')).map(({code, status}) => [code, status]));
    const isTopic = (name: string): boolean => {
      const expression = new RegExp(`^${name.replace('{Family}', '[A-Z][A-Za-z]+')}$`);
      return [...topicNames].some((topic) => expression.test(topic));
    };
    for (const {id, past} of limits) {
      if (past.code !== undefined) expect(statuses.get(past.code), id).toBe(past.status);
      if (past.topic !== undefined) expect(isTopic(past.topic), `${id}: ${past.topic}`).toBe(true);
    }
  });
});
