import {escapeRegExp} from '../contracts/escapeRegExp';
import {untracked} from '../sources/files';
import {sections} from '../sources/sections';
import {service} from '../service';

/** The pages of an entry whose own address doesn't tell. */
const ACTIVE: Readonly<Record<string, string>> = {
  '/introduction/overview.html': '(introduction|endpoints|misc|networks)/',
  '/': '(v1\\.html|reference/.*)?$',
};

/** Where the addresses of pages begin, as a part of a regular expression. */
const ROOT = escapeRegExp(service.site.path);

const entries = untracked(sections).sections;
const [first] = entries;

export const navbar = {
  title: service.service.name,
  logo: {src: '/img/logo.svg', alt: '', href: first?.page, width: 28, height: 28},
  items: [
    ...entries.map(({label, page, what}) => ({
      label,
      to: page,
      title: what,
      position: 'left' as const,
      activeBaseRegex: `^${ROOT}${ACTIVE[page] ?? `${page.split('/')[1]}/`}`,
    })),
    {label: 'Contact', href: service.contact.url, title: 'Ask the operator', position: 'right' as const},
    {type: 'search', position: 'right' as const},
  ],
};
