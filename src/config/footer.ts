import {restVersions} from '../sources/rest';
import {untracked} from '../sources/files';
import {sections} from '../sources/sections';
import {service} from '../service';

const {url, mail} = service.contact;

/** The foot of every page: sections, contracts to download, contact. */
export const footer = {
  links: [
    {
      title: 'Documentation',
      items: untracked(sections).sections.map(({label, page}) => ({label, to: page})),
    },
    {
      title: 'Contracts',
      items: restVersions.map((version) => ({
        label: `REST ${version}, OpenAPI`,
        to: `pathname:///openapi/${version}.yaml`,
      })),
    },
    {
      title: 'Contact',
      items: [
        {label: 'Contact form', to: url},
        {label: mail, to: `mailto:${mail}`},
        {label: `Who runs the ${service.service.short}`, to: '/introduction/overview.html#who-runs-the-bus'},
      ],
    },
  ],
};
