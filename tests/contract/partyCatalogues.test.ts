import {describe, expect, test} from 'vitest';
import {partyErrors, partyLimits, partySchema} from '../support/partyData';
import {yamlFile} from '../support/contracts';

interface Body {
  readonly data?: unknown;
  readonly errors: readonly {message: string; extensions: {code: string; requestId: string}; locations?: unknown}[];
}

const limits = yamlFile('vpd/limits.yaml').data as {
  id: string;
  value: number;
  text: string;
  minimum?: number;
  default?: number;
  past: {status: number; code: string};
}[];

const argumentDefaults = (name: string): (string | undefined)[] =>
  partySchema().queries.flatMap(({args}) =>
    args.filter((each) => each.name === name).map(({constraints}) => constraints[0]?.code),
  );

describe('vpd/errors.yaml', () => {
  test('lists each code once, with a body that has the code', () => {
    const codes = partyErrors().map(({code}) => code);
    expect(codes).toHaveLength(new Set(codes).size);
    for (const {code, status = 0, example} of partyErrors()) {
      const {data, errors} = JSON.parse(example.text) as Body;
      expect(errors.map(({extensions}) => extensions.code)).toEqual([code]);
      expect(errors[0]?.extensions.requestId, code).toMatch(/^[0-9a-f]{16}$/);
      // A place in the query is only known once the query is read; data only once it is executed.
      expect(errors[0]?.locations !== undefined, code).toBe(status === 200);
      expect(data !== undefined, code).toBe(code === 'BAD_USER_INPUT');
    }
  });

  test('has no code of the REST catalogue: a reader who looks a code up must find one entry', () => {
    const rest = (yamlFile('openapi/errors.yaml').data as {code: string}[]).map(({code}) => code);
    expect(partyErrors().flatMap(({code}) => (rest.includes(code) ? [code] : []))).toEqual([]);
  });
});

describe('vpd/limits.yaml', () => {
  test('lists each limit once, with its number in its text and an error that has the status', () => {
    expect(partyLimits()).toHaveLength(new Set(limits.map(({id}) => id)).size);
    const statuses = new Map(partyErrors().map(({code, status}) => [code, status]));
    for (const {id, value, text, minimum, past} of limits) {
      const numbers = text
        .replace(/(?<=\d),(?=\d)/g, '')
        .match(/\d+/g)
        ?.map(Number);
      expect(numbers, id).toContain(value);
      if (minimum !== undefined) expect(numbers, id).toContain(minimum);
      expect(statuses.get(past.code), id).toBe(past.status);
    }
  });

  test.each([
    ['max-results', 'maxResults'],
    ['skip', 'skip'],
  ])('%s has the default of the argument %s', (id, argument) => {
    const limit = limits.find((each) => each.id === id);
    const defaults = argumentDefaults(argument);
    expect(defaults.length).toBeGreaterThan(0);
    expect(new Set(defaults)).toEqual(new Set([String(limit?.default)]));
  });
});
