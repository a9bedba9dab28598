import type {Config} from '@docusaurus/types';
import {service} from '../service';

/** What is in the head of every page: the brand's colour for the browser, and the font before the style sheet asks for it. */
export const headTags: NonNullable<Config['headTags']> = [
  {tagName: 'meta', attributes: {name: 'theme-color', content: service.site.themeColor}},
  {
    tagName: 'link',
    attributes: {
      rel: 'preload',
      href: `${service.site.path}fonts/geist-latin.woff2`,
      as: 'font',
      type: 'font/woff2',
      crossorigin: 'anonymous',
    },
  },
];
