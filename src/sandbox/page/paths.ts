/** Where the page is. Everything below it belongs to the page. */
export const PAGE_PATH = '/_sandbox';

/** The sections in the order of the navigation: the path below `PAGE_PATH`, and the name. The first one is at `PAGE_PATH` itself. */
export const SECTIONS = {
  documents: 'Documents',
  events: 'Events',
  deliveries: 'Deliveries',
  outbox: 'Outbox',
  requests: 'Requests',
  problems: 'Problems',
} as const;

export type SectionName = keyof typeof SECTIONS;

export const isSection = (name: string): name is SectionName => Object.hasOwn(SECTIONS, name);

/** The path of a section. */
export const sectionPath = (name: SectionName): string => (name === 'documents' ? PAGE_PATH : `${PAGE_PATH}/${name}`);

/** The address that shows one document alone. */
export const documentPath = (id: string): string => `${PAGE_PATH}?document=${encodeURIComponent(id)}`;

/** The address of the file of a document. */
export const filePath = (id: string): string => `${PAGE_PATH}/file?document=${encodeURIComponent(id)}`;
