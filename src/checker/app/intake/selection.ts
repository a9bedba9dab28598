import content from 'checker:content';
import {selectionIn, type Selection} from '../../../diagnosis/reports/link';

/** The selection in the address of the page: a format that the page knows, and a rule. */
export function selectionHere(): Selection {
  const {format, rule} = selectionIn(window.location.hash);
  const isKnown = content.formats.some(({message}) => message === format);
  return {...(isKnown && {format}), ...(rule && {rule})};
}
