import {expect, test} from 'vitest';
import {corsHeaders} from '../../../src/sandbox/cors';

test('a page of this machine may send the headers that it asks for, and any when it names none', () => {
  const origin = 'http://localhost:3000';
  expect(corsHeaders({origin, 'access-control-request-headers': 'x-a'})).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-headers': 'x-a',
  });
  expect(corsHeaders({origin})).toHaveProperty('access-control-allow-headers', '*');
  for (const stranger of ['https://stranger.example', 'http://localhost.stranger.example', undefined])
    expect(corsHeaders({origin: stranger})).toEqual({});
});
