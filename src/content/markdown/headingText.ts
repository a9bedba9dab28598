import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** A heading's text, without the anchor that its author gave it (`{#anchor}`). */
export const headingText = (heading: Heading): string => toString(heading).replace(/\s*\{#[^}]*\}\s*$/, '');
