import {codeListPage, codeListsPage} from '../addresses/codeLists';
import {guideOf} from '../addresses/formatPages';
import {listEntries} from './codeListEntries';
import {titleOfFormatPage} from './formats';

const titleOfList = (page: string): string | undefined =>
  guideOf(page) === codeListsPage ? listEntries().find(({name}) => codeListPage(name) === page)?.title : undefined;

/** The title that a registry gives a page: of a format, or of a code list; nothing for every other page. */
export const titleFromData = (page: string): string | undefined => titleOfFormatPage(page) ?? titleOfList(page);
