import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {fillTokens} from './tokens';

/** Docusaurus' hook before Markdown is parsed: fills the tokens in text, links and code. */
export const preprocess: NonNullable<MarkdownConfig['preprocessor']> = ({filePath, fileContent}) =>
  fillTokens(fileContent, path.relative(process.cwd(), filePath));
