import type {Report} from '../model';
import type {Origin} from './origin';
import {outlineOf} from './report';
import {writtenAsMarkdown} from './written/markdown';

/** Reports as Markdown of GitHub (CommonMark with tables). Values of documents are escaped, and long ones are cut. */
export const markdownOf = (reports: readonly Report[], origin: Origin): string =>
  writtenAsMarkdown(outlineOf(reports, origin));
