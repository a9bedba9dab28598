import * as z from 'zod';
import {checkYaml} from '../../contracts/yamlFile';
import {service} from '../../service';
import {fromYaml} from '../../sources/yaml';
import {faultAt} from '../fault';
import type {Check} from '../site';

const FILE = 'src/contentCheck/foreignSites.yaml';

const permitted = fromYaml(FILE, (yaml) => checkYaml(yaml, z.record(z.string(), z.string().min(10))));

/** The sites of the service itself, whose names pages have from tokens. */
const own = new Set([service.site.url, service.contact.url].map((url) => new URL(url).host));

/** A page links to another site only when foreignSites.yaml says why, and by HTTPS. */
export const foreignSites: Check = ({pages}) =>
  pages.flatMap(({file, compiled}) =>
    (compiled?.written.links ?? []).flatMap(({line, address}) => {
      if (!/^https?:/i.test(address)) return [];
      const {host, protocol} = new URL(address);
      if (protocol === 'http:') return faultAt(file, line, `link to ${address} is not encrypted`, 'Write https://');
      if (own.has(host) || host in permitted()) return [];
      return faultAt(
        file,
        line,
        `link to another site, ${host}`,
        `Explain it here, or add the site with the reason to ${FILE}`,
      );
    }),
  );
