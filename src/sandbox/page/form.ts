import {html, type Html} from './html';
import {PAGE_PATH, type SectionName} from './paths';

/** What a form can do; the path below `PAGE_PATH`. */
export type ActionName = 'advance' | 'reset' | 'redeliver';

/** A form that does something, and comes back to a section. */
export const form = (section: SectionName, action: ActionName, content: Html): Html =>
  html`<form method="post" action="${PAGE_PATH}/${action}">
    <input type="hidden" name="section" value="${section}" />${content}
  </form>`;
