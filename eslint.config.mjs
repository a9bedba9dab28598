import {defineConfig} from 'eslint/config';
import tseslint from 'typescript-eslint';
import {importWalls} from './src/config/importWalls.mjs';

export default defineConfig(
  {
    ignores: [
      'node_modules/',
      'build/',
      '.docusaurus*/',
      '.cache/',
      '.consoles/',
      'test-results/',
      'playwright-report/',
      'docs/samples/',
      'platform/samples/',
      'vpd/samples/',
    ],
  },
  {linterOptions: {noInlineConfig: true, reportUnusedDisableDirectives: 'error'}},
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    rules: {
      'max-lines': ['error', {max: 250}],
      'no-var': 'error',
      'prefer-const': 'error',
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        {fixStyle: 'inline-type-imports', disallowTypeAnnotations: false},
      ],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', ignoreRestSiblings: true}],
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true, allowNullish: true}],
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        {ignorePrimitives: {string: true, boolean: true}, ignoreTernaryTests: true},
      ],
    },
  },
  ...importWalls,
  {files: ['tests/**'], rules: {'no-console': 'off'}},
);
