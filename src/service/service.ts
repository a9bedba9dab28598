import {fromEnvironment as env} from './environment';

/** A host of one interface in both environments: bare host names, without scheme or path. */
export interface Hosts {
  readonly host: string;
  readonly accp: {readonly host: string};
}

function hosts(variable: 'PSB' | 'IDENTITY' | 'VPD' | 'PLATFORM' | 'MAIL', builtIn: string): Hosts {
  const production = env(`PSB_HOST_${variable}`, builtIn);
  return {
    host: production,
    accp: {host: env(`PSB_HOST_${variable}_ACCP`, `accp-${production}`)},
  };
}

/**
 * Everything that an operator changes when taking the site over: names, hosts, contact, the site's own address.
 * Pages and contracts use the values by token: `{{psb.host}}`, `{{psb.accp.host}}`, `{{service.name}}` and so on.
 */
export const service = {
  service: {
    name: env('PSB_NAME', 'Procurement Service Bus'),
    short: env('PSB_SHORT_NAME', 'PSB'),
  },
  site: {
    url: env('PSB_SITE_URL', 'https://docs.example.com').replace(/\/+$/, ''),
    themeColor: env('PSB_THEME_COLOR', '#6b2fd9'),
  },
  psb: hosts('PSB', 'psb.example.com'),
  identity: hosts('IDENTITY', 'identity.example.com'),
  vpd: hosts('VPD', 'vpd.example.com'),
  platform: hosts('PLATFORM', 'platform.example.com'),
  mail: hosts('MAIL', 'in.example.com'),
  sandbox: {url: 'http://localhost:4010'},
  contact: {
    url: env('PSB_CONTACT_URL', 'https://www.example.com/contact'),
    mail: env('PSB_CONTACT_MAIL', 'support@example.com'),
  },
} as const;
