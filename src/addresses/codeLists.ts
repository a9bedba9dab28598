export const codeListsPage = '/misc/codeList.html';

/** The page of a code list, by its name: `/misc/codeList/unit.html`. */
export const codeListPage = (name: string): string => codeListsPage.replace(/\.html$/, `/${name}.html`);

/** The row of a code on the page of its list, by its anchor: `/misc/codeList/unit.html#unit-KGM`. */
export const codeEntry = (list: string, anchor: string): string => `${codeListPage(list)}#${anchor}`;
