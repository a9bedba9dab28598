import {expect, test} from 'vitest';
import {HOST_VARIABLE, sampleHosts} from '../../src/contentCheck/checks/sampleHosts';
import {untracked} from '../../src/sources/files';
import {HOST_VARIABLES} from '../support/sampleHosts';

const found = untracked(sampleHosts);

test('every variable is read in each folder of samples that calls its interface', () => {
  expect(found.length).toBeGreaterThan(130);
  const read = new Set(found.map(({file, variable}) => `${file.split('/')[0]} ${variable}`));
  expect([...read].sort()).toEqual([
    'docs PSB_HOST',
    'docs PSB_IDENTITY_HOST',
    'platform PSB_PLATFORM_HOST',
    'vpd PSB_IDENTITY_HOST',
    'vpd PSB_VPD_HOST',
  ]);
  expect(Object.keys(HOST_VARIABLES).sort()).toEqual(Object.values(HOST_VARIABLE).sort());
});
