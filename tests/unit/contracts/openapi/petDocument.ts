import type {OpenApiDocument} from '../../../../src/contracts/openapi/document';

/** A contract with one of each thing that the reader must know: recursion, arrays, maps, enumerations, hostile text. */
export const petDocument: OpenApiDocument = {
  info: {title: 'Pets', version: '1', description: 'Hello <script>alert(1)</script>'},
  servers: [{url: 'https://accp.pets.example'}],
  tags: [{name: 'Pet', description: 'Animals.'}],
  paths: {
    '/pet/{id}': {
      parameters: [
        {
          name: 'id',
          in: 'path',
          required: true,
          description: 'Id.',
          schema: {type: 'string', pattern: '^\\d+$'},
          example: '7',
        },
      ],
      post: {
        operationId: 'savePet',
        tags: ['Pet'],
        summary: 'Save a pet',
        description: '<img src=x onerror=alert(1)>',
        parameters: [
          {name: 'force', in: 'query', required: true, schema: {type: 'boolean', example: true}},
          {name: 'note', in: 'query', schema: {type: 'string'}, example: 'a&b'},
          {name: 'X-PSB-DocumentId', in: 'header', schema: {type: 'string', format: 'uuid'}, example: 'u-1'},
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {$ref: '#/components/schemas/Pet'},
              examples: {first: {summary: 'First', value: {name: "O'Hara"}}, second: {value: {name: 'Bo'}}},
            },
          },
        },
        responses: {
          '200': {
            description: 'Saved.',
            content: {'application/json': {schema: {$ref: '#/components/schemas/Pet'}, example: {name: 'Bo'}}},
          },
          '404': {$ref: '#/components/responses/NotFound'},
        },
        callbacks: {saved: {$ref: '#/components/callbacks/PetSaved'}},
        'x-retryable': true,
        'x-errors': ['API404'],
        'x-flows': ['/a.html', '/missing.html'],
      },
      get: {operationId: 'getPet', tags: ['Pet'], summary: 'Get a pet', responses: {'200': {description: 'Pet.'}}},
    },
  },
  components: {
    responses: {NotFound: {description: 'No pet.'}},
    callbacks: {
      PetSaved: {
        '{$request.body#/url}': {
          post: {
            operationId: 'receivePet',
            tags: ['Pet'],
            summary: 'Receive a pet',
            parameters: [{name: 'X-Signature', in: 'header', schema: {type: 'string'}}],
            requestBody: {content: {'application/json': {schema: {$ref: '#/components/schemas/Pet'}}}},
            responses: {'2XX': {description: 'Taken.'}, '410': {description: 'Never again.'}},
          },
        },
      },
    },
    schemas: {
      Pet: {
        type: 'object',
        description: 'A pet.',
        required: ['name'],
        properties: {
          name: {type: 'string', minLength: 1, maxLength: 20, description: 'Its *name*.', example: 'Bo'},
          mother: {$ref: '#/components/schemas/Pet'},
          friends: {type: 'array', items: {$ref: '#/components/schemas/Pet'}, maxItems: 3},
          tags: {type: 'object', additionalProperties: {type: 'array', items: {type: 'string'}}},
          kind: {allOf: [{$ref: '#/components/schemas/Kind'}], description: 'Which kind.', nullable: true},
          secret: {type: 'string', writeOnly: true, deprecated: true, default: 'none'},
        },
      },
      Kind: {
        type: 'string',
        enum: ['Cat', 'Dog'],
        'x-enum-codes': {Cat: 'CA'},
        'x-enum-descriptions': {Cat: 'Says `meow`.'},
      },
      Dog: {
        allOf: [
          {$ref: '#/components/schemas/Pet'},
          {type: 'object', required: ['breed'], properties: {breed: {type: 'string'}}},
        ],
      },
      Either: {oneOf: [{type: 'string'}, {$ref: '#/components/schemas/Kind'}]},
    },
  },
};
