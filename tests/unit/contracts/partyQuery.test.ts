import {expect, test} from 'vitest';
import {partyQueryRequest} from '../../../src/contracts/partyData/operations';

const QUERY = `# Use it for proof.
query Proof($name: String!) {
  # The best match is first.
  party(name: $name, city: "Den  Haag") {
    preferredName
  }
}
`;

test('a query is sent in one line without comments, to the GraphQL address of the host, with the token of the reader', () => {
  const variables = {name: 'Molenrak'};
  expect(partyQueryRequest({query: QUERY, variables}, 'vpd.example.com')).toEqual({
    method: 'POST',
    url: 'https://vpd.example.com/graphql/v1',
    headers: [{name: 'Authorization', prefix: 'Bearer ', variable: 'VPD_TOKEN'}],
    body: {
      kind: 'json',
      value: {
        query: 'query Proof($name: String!) { party(name: $name, city: "Den  Haag") { preferredName } }',
        variables,
      },
    },
  });
});

test('a query without variables sends none', () => {
  const {body} = partyQueryRequest({query: '{ sbi { code } }'}, 'vpd.example.com');
  expect(body).toEqual({kind: 'json', value: {query: '{ sbi { code } }'}});
});
