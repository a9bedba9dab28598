import {expect, test} from 'vitest';
import type {OpenApiDocument} from '../../../../src/contracts/openapi/document';
import {requestsOf} from '../../../../src/contracts/openapi/requests';

const DOCUMENT: OpenApiDocument = {
  info: {title: 'API', version: '1', description: 'Prose.'},
  servers: [{url: 'https://example.com'}],
  tags: [{name: 'Hook', description: 'Prose.'}],
  paths: {
    '/hook/{id}': {
      parameters: [{name: 'id', in: 'path', required: true, schema: {type: 'string', example: 'one'}}],
      get: {
        operationId: 'getHook',
        tags: ['Hook'],
        summary: 'Get a hook',
        description: 'Prose.',
        parameters: [
          {name: 'topics', in: 'query', example: ['A', 'B'], schema: {type: 'array'}},
          {name: 'active', in: 'query', schema: {type: 'boolean', default: false}},
        ],
        responses: {'200': {content: {'application/json': {example: {}}}}, '404': {content: {'application/json': {}}}},
      },
    },
  },
  components: {schemas: {}, responses: {NotFound: {}}},
};

test('a required parameter starts with its example, an optional one only hints at it', () => {
  const [id, topics, active] = requestsOf(DOCUMENT).paths['/hook/{id}']?.get?.parameters ?? [];
  expect(id).toEqual({
    name: 'id',
    in: 'path',
    required: true,
    schema: {type: 'string'},
    description: 'for example one',
    example: 'one',
  });
  expect(topics).toEqual({
    name: 'topics',
    in: 'query',
    schema: {type: 'array'},
    explode: true,
    description: 'for example A, B',
  });
  expect(active).toEqual({name: 'active', in: 'query', schema: {type: 'boolean'}, description: 'active'});
});

test('prose and bad answers stay behind; of good ones the media type comes along', () => {
  const reduced = requestsOf(DOCUMENT);
  expect(reduced.paths['/hook/{id}']?.get?.responses).toEqual({
    '200': {description: '200', content: {'application/json': {}}},
  });
  expect(JSON.stringify(reduced)).not.toContain('Prose');
  expect(reduced.components.responses).toBeUndefined();
});
