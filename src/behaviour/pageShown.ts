/** The event that the application sends to the document when it has shown another page; the page script listens for it. */
export const PAGE_SHOWN = 'psb:page-shown';
