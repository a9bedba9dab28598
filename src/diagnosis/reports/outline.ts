import type {Severity, Verdict} from '../../validation/model';
import type {AcceptanceCheck, ReportExcerpt} from '../model';

/** What colours a word. */
export type Tone = Severity | Verdict | AcceptanceCheck['outcome'];

/** A piece of a line. Texts are as they are: who writes the outline escapes them. */
export type Inline =
  | string
  | {readonly code: string}
  | {readonly badge: string; readonly tone: Tone}
  | {readonly link: string; readonly href: string | undefined};

/** A part of a report, whether it is written as Markdown or as HTML. */
export type Block =
  | {readonly kind: 'heading'; readonly level: 1 | 2 | 3 | 4; readonly id?: string; readonly content: readonly Inline[]}
  | {readonly kind: 'line'; readonly content: readonly Inline[]}
  | {readonly kind: 'quote'; readonly content: readonly Inline[]}
  | {readonly kind: 'list'; readonly items: readonly (readonly Inline[])[]}
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    }
  | {
      readonly kind: 'excerpts';
      readonly excerpts: readonly {readonly label: string; readonly excerpt: ReportExcerpt}[];
    };

/** A heading. @param id its anchor */
export const heading = (level: 1 | 2 | 3 | 4, content: readonly Inline[], id?: string): Block => ({
  kind: 'heading',
  level,
  content,
  ...(id && {id}),
});

/** A paragraph. */
export const line = (...content: readonly Inline[]): Block => ({kind: 'line', content});

/** A list; nothing without items. */
export const list = (items: readonly (readonly Inline[])[]): Block[] =>
  items.length > 0 ? [{kind: 'list', items}] : [];

/** A table; nothing without rows. */
export const table = (head: readonly string[], rows: readonly (readonly (readonly Inline[])[])[]): Block[] =>
  rows.length > 0 ? [{kind: 'table', head, rows}] : [];
