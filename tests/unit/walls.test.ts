import path from 'node:path';
import {ESLint, type Linter} from 'eslint';
import tseslint from 'typescript-eslint';
import {expect, test} from 'vitest';

const {walls} = (await import(path.resolve('eslint.config.mjs'))) as {walls: Linter.Config[]};

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: {parser: tseslint.parser},
      plugins: {'@typescript-eslint': tseslint.plugin},
    },
    ...walls,
  ],
});

async function complaintsOf(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, {filePath});
  return result?.messages.map(({message}) => message) ?? [];
}

test.each([
  ['src/contracts/errors.ts', "import {service} from '../service';"],
  ['src/contracts/errors.ts', "import type {Config} from '@docusaurus/types';"],
  ['src/contracts/openapi/request.ts', "import {fillTokens} from '../../content/tokens';"],
  ['src/contracts/openapi/request.ts', "import {useState} from 'react';"],
  ['src/hybrid/draw.ts', "import {service} from '../service';"],
  ['src/service/cast.ts', "import {highlight} from '../contracts/highlight';"],
  ['src/content/tokens.ts', "import navbar from '../config/navbar';"],
  ['src/content/markdown/nodes.ts', "import devProxy from '../../plugins/dev-proxy';"],
  ['src/content/parts/Schema.ts', "import Schema from '../../components/Schema';"],
  ['src/content/pages.ts', "import fs from 'node:fs';"],
  ['src/plugins/addresses/index.ts', "import Table from '../../components/Table';"],
  ['src/components/Table/index.tsx', "import {highlight} from '../../contracts/highlight';"],
  ['src/components/Table/index.tsx', "import {cast} from '@site/src/service';"],
  ['src/components/Table/index.tsx', "const cast = import('../../service');"],
  ['src/components/copy.ts', "import {fillTokens} from '../content/tokens';"],
  ['src/theme/Navbar/index.tsx', "import {operations} from '@site/src/content/contracts';"],
  ['src/theme/DocItem/Layout/index.tsx', "import {service} from '../../../service';"],
  ['src/behaviour/index.ts', "import {service} from '../service';"],
  ['src/addresses/places.ts', "import {service} from '../service';"],
  ['src/config/navbar.ts', "import Table from '../components/Table';"],
  ['src/sandbox/main.ts', "import {publicFiles} from '../plugins/downloads/files';"],
  ['src/partyService/match/find.ts', "import {cast} from '../../service';"],
  ['src/partyService/service.ts', "import {errorsOf} from '../contracts/errors';"],
  ['src/partyService/service.ts', "import {randomBytes} from 'node:crypto';"],
  ['src/partyService/service.ts', "import {createHandler} from 'graphql-http';"],
  ['src/components/Table/index.tsx', "import {createPartyService} from '../../partyService/service';"],
  ['src/playground/App.tsx', "import {service} from '../service';"],
  ['src/playground/App.tsx', "import Table from '../components/Table';"],
  ['src/validation/validator.ts', "import fs from 'node:fs';"],
  ['src/validation/validator.ts', "import {registryOf} from '../contracts/formats/registry';"],
  ['src/validation/compile/check.ts', "import type {Config} from '../../content/pages';"],
  ['src/validation/rules.ts', "import {saxon} from './node/saxon';"],
  ['src/validation/node/record.ts', "import {fillTokens} from '../../content/tokens';"],
])('%s may not: %s', async (file, code) => {
  expect(await complaintsOf(file, code)).toEqual([expect.stringContaining('src/')]);
});

test.each([
  ['src/contracts/openapi/request.ts', "import {highlight} from '../highlight';"],
  ['src/content/parts/Parties.ts', "import {cast} from '../../service';"],
  ['src/content/parts/Schema.ts', "import type Schema from '../../components/Schema';"],
  ['src/content/files.ts', "import fs from 'node:fs';"],
  ['src/addresses/places.ts', "import type {Operation} from '../contracts/openapi/model';"],
  ['src/config/navbar.ts', "import {service} from '../service';"],
  ['src/partyService/match/find.ts', "import {parse} from 'graphql'; import {fold} from '../normalise';"],
  ['src/partyService/service.ts', "import type {ServiceError} from '../contracts/errors';"],
  ['src/content/partyData.ts', "import {createPartyService} from '../partyService/service';"],
  ['src/validation/validator.ts', "import type {Format} from '../contracts/formats/registryFile';"],
  ['src/validation/compile/check.ts', "import {describe} from './source';"],
  [
    'src/validation/node/record.ts',
    "import fs from 'node:fs'; import {validationRecordOf} from '../../contracts/formats/record';",
  ],
  ['src/plugins/rest-reference/index.ts', "import {restReference} from '../../content/contracts';"],
  ['src/components/Table/index.tsx', "import type {Operation} from '../../contracts/openapi/model';"],
  ['src/components/Table/index.tsx', "import Code from '../CodeBlock'; import Link from '@docusaurus/Link';"],
  [
    'src/theme/Navbar/index.tsx',
    "import Part from '@site/src/components/Part'; import type {FrontMatter} from '@site/src/content/frontMatter';",
  ],
])('%s may: %s', async (file, code) => {
  expect(await complaintsOf(file, code)).toEqual([]);
});
