import {service} from '../../service';
import type {Downloads} from '../publicFiles';

/** robots.txt, which names the sitemap of this site. */
const downloads: Downloads = () => [
  {path: 'robots.txt', content: `User-agent: *\nAllow: /\n\nSitemap: ${service.site.url}/sitemap.xml\n`},
];

export default downloads;
