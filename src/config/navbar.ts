import {service} from '../service';

/** The top navigation. */
export const navbar = {
  title: service.service.name,
  logo: {src: '/img/logo.svg', alt: '', href: '/', width: 28, height: 28},
  items: [
    {
      label: service.service.short,
      to: '/introduction/overview.html',
      position: 'left' as const,
      activeBaseRegex: '^/(introduction|endpoints|misc|networks)/',
    },
    {label: 'VPD', to: '/vpd/introduction/overview.html', position: 'left' as const, activeBasePath: '/vpd/'},
    {
      label: 'Business documents',
      to: '/documents/overview.html',
      position: 'left' as const,
      activeBasePath: '/documents/',
    },
    {
      label: 'Platform',
      to: '/platform/introduction/overview.html',
      position: 'left' as const,
      activeBasePath: '/platform/',
    },
    {label: 'API reference', to: '/', position: 'left' as const, activeBaseRegex: '^/(v1\\.html|reference/.*)?$'},
    {label: 'Contact', href: service.contact.url, position: 'right' as const},
    {type: 'search', position: 'right' as const},
  ],
};
