import {codeListPage} from '../addresses/codeLists';
import {listEntries} from './codeListEntries';
import {titleOfFormatPage} from './formats';

/** The title that a registry gives a page: of a format, or of a code list; nothing for every other page. */
export const titleFromData = (page: string): string | undefined =>
  titleOfFormatPage(page) ?? listEntries().find(({name}) => codeListPage(name) === page)?.title;
