import {expect, test} from 'vitest';
import {projectContract} from '../../src/sandbox/project';
import {openApi} from '../support/contracts';

const described = new Map(projectContract().capabilities.map(({key, description}) => [key, description]));

interface Config {
  readonly capabilities?: Readonly<Record<string, {readonly description?: string | null}>>;
}

const shown = Object.entries(openApi('v1').components.examples ?? {}).flatMap(([name, {value}]) =>
  Object.entries((value as Config | undefined)?.capabilities ?? {}).flatMap(([key, {description}]) =>
    typeof description === 'string' ? [[name, key, description] as const] : [],
  ),
);

test('the examples of the contract describe every kind of capability', () => {
  expect(shown.length).toBeGreaterThan(10);
});

test.each(shown)('the example %s describes %s as the data does', (_, key, description) => {
  expect(description).toBe(described.get(key));
});
