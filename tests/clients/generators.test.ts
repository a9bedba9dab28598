import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import openapiTypescript, {astToString} from 'openapi-typescript';
import {afterAll, describe, expect, test} from 'vitest';
import {placedOperations} from '../../src/contracts/openapi/document';
import {openApi} from '../support/contracts';
import {problemsOf} from './support/compile';
import {writeContracts, type ContractFile} from './support/contracts';

const {contracts, remove} = writeContracts();
afterAll(remove);

/** Ids of the operations of a version, in the order of the contract. */
const idsOf = (version: ContractFile['version']): string[] =>
  placedOperations(openApi(version)).map(({operation}) => operation.operationId);

describe.each(contracts)('$version', ({version, file, folder}) => {
  test('types of openapi-typescript compile and know every operation', async () => {
    const types = astToString(await openapiTypescript(pathToFileURL(file)));
    fs.writeFileSync(path.join(folder, 'types.ts'), types);
    const answers = idsOf(version).map((id) => `  ${id}: operations['${id}']['responses'][200];`);
    const use = path.join(folder, 'use.ts');
    fs.writeFileSync(
      use,
      `import type {operations} from './types';\nexport interface Answers {\n${answers.join('\n')}\n}\n`,
    );
    expect(problemsOf(use)).toEqual([]);
    expect(answers.length).toBeGreaterThan(0);
  });
});
