import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {sample} from '../../src/service';
import {startSandbox, type RunningSandbox} from '../support/sandbox';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const me = (authorization: string): Promise<Response> =>
  fetch(`${sandbox.url}/api/v1/me`, {headers: {authorization, 'subscription-key': sample.subscriptionKey}});

describe('token endpoint', () => {
  const application = {client_id: sample.clientId, client_secret: sample.clientSecret};
  const good = {grant_type: 'client_credentials', scope: 'ap', ...application};
  const user = {...good, grant_type: 'password', username: sample.userName, password: 'replace-with-your-password'};
  const token = async (form: Record<string, string>): Promise<[number, Record<string, unknown>]> => {
    const response = await fetch(`${sandbox.url}/connect/token`, {method: 'POST', body: new URLSearchParams(form)});
    return [response.status, (await response.json()) as Record<string, unknown>];
  };

  test.each([
    [sample.clientId, good],
    [sample.userName, user],
  ])('gives a token of %s for %o', async (name, form) => {
    const [status, body] = await token(form);
    expect(status).toBe(200);
    expect(body).toMatchObject({expires_in: 3600, token_type: 'Bearer', scope: 'ap'});
    const authorization = `Bearer ${String(body.access_token)}`;
    expect(await (await me(authorization)).json()).toEqual({name});
  });

  test.each([
    ['invalid_request', {...good, grant_type: ''}],
    ['unsupported_grant_type', {...good, grant_type: 'implicit'}],
    ['invalid_client', {...good, client_secret: 'wrong-secret'}],
    ['invalid_client', {...good, client_id: ''}],
    ['invalid_client', {...good, client_id: sample.userName}],
    ['invalid_client', {...good, client_id: 'production-erp'}],
    ['invalid_grant', {...user, password: 'wrong-password'}],
    ['invalid_grant', {...user, username: ''}],
    ['invalid_grant', {...user, username: sample.clientId, password: sample.clientSecret}],
    ['invalid_scope', {...good, scope: 'app'}],
  ])('%s for %o', async (error, form) => {
    const [status, body] = await token(form);
    expect([status, body.error]).toEqual([400, error]);
  });

  test('invalid_request for a JSON body', async () => {
    const init = {method: 'POST', body: JSON.stringify(good), headers: {'content-type': 'application/json'}};
    const response = await fetch(`${sandbox.url}/connect/token`, init);
    expect([response.status, ((await response.json()) as {error: string}).error]).toEqual([400, 'invalid_request']);
  });
});
