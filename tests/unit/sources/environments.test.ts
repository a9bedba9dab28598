import {expect, test} from 'vitest';
import {service} from '../../../src/service';
import {environments} from '../../../src/sources/environments';
import {HOST_VARIABLES, hostsAt} from '../../support/sampleHosts';

test('the sandbox has every interface where its own address says', () => {
  expect(environments.sandbox).toEqual(hostsAt(service.sandbox.url));
});

test('each environment has a host for each variable', () => {
  const {psb, identity, vpd, platform} = service;
  const of = (hosts: readonly string[]): Record<string, string> =>
    Object.fromEntries(Object.keys(HOST_VARIABLES).map((variable, index) => [variable, `https://${hosts[index]}`]));
  const all = [psb, identity, vpd, platform];
  expect(environments.production).toEqual(of(all.map(({host}) => host)));
  expect(environments.acceptance).toEqual(of(all.map(({accp}) => accp.host)));
});
