import {readVariables} from './variables';

const {env, names} = readVariables();

/** What shows the built-in operator: the name of the service, the company, and the colours in light and in dark mode. */
export const BUILT_IN = {
  name: 'Procurement Service Bus',
  short: 'PSB',
  operator: 'Example Operator',
  accent: '#6b2fd9 #a078f2',
  accentText: '#5b21b6 #c0a3fa',
  accentSoft: '#f1eafd #2b2140',
} as const;

/** Of the accent, its colour in light mode: what the browser shows around a page that has no colour of its own for that. */
const [accent = ''] = env('PSB_COLOR_ACCENT', BUILT_IN.accent).split(/[\s,]/);

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

/** The addresses from which one kind of traffic leaves the bus, in CIDR notation, separated by commas. */
export interface Egress {
  readonly addresses: string;
  readonly accp: {readonly addresses: string};
}

/** The built-in ranges are reserved for documentation (RFC 5737). */
function egress(variable: 'WEBHOOK' | 'SFTP' | 'MAIL', production: string, acceptance: string): Egress {
  return {
    addresses: env(`PSB_EGRESS_${variable}`, production),
    accp: {addresses: env(`PSB_EGRESS_${variable}_ACCP`, acceptance)},
  };
}

/** The address of the site: `url` without a slash at its end, and of that `origin`, and `path` with a slash at both ends. @throws TypeError for no address */
function site(address: string): {readonly url: string; readonly origin: string; readonly path: string} {
  const {origin, pathname} = new URL(address);
  const path = pathname.replace(/\/*$/, '/');
  return {url: (origin + path).slice(0, -1), origin, path};
}

/**
 * What an operator changes when taking the site over: names, hosts, contact, the site's own address; colours and pictures are in brand.ts.
 * Pages and contracts use the values by token: `{{psb.host}}`, `{{psb.accp.host}}`, `{{service.name}}` and so on.
 */
export const service = {
  service: {
    name: env('PSB_NAME', BUILT_IN.name),
    short: env('PSB_SHORT_NAME', BUILT_IN.short),
  },
  site: {
    ...site(env('PSB_SITE_URL', 'https://docs.example.com')),
    themeColor: env('PSB_THEME_COLOR', accent),
  },
  psb: hosts('PSB', 'psb.example.com'),
  identity: hosts('IDENTITY', 'identity.example.com'),
  vpd: hosts('VPD', 'vpd.example.com'),
  platform: hosts('PLATFORM', 'platform.example.com'),
  mail: hosts('MAIL', 'in.example.com'),
  network: {
    minimumTls: env('PSB_MINIMUM_TLS', '1.2'),
    webhooks: egress('WEBHOOK', '192.0.2.0/28', '198.51.100.0/28'),
    sftp: egress('SFTP', '192.0.2.16/28', '198.51.100.16/28'),
    mail: egress('MAIL', '192.0.2.32/28', '198.51.100.32/28'),
  },
  sandbox: {url: 'http://localhost:4010'},
  contact: {
    url: env('PSB_CONTACT_URL', 'https://www.example.com/contact'),
    mail: env('PSB_CONTACT_MAIL', 'support@example.com'),
    hours: env('PSB_SUPPORT_HOURS', 'Monday to Friday, 9:00 to 17:00, Amsterdam time'),
  },
  operator: {
    name: env('PSB_OPERATOR', `${BUILT_IN.operator} B.V.`),
    privacy: env('PSB_PRIVACY_URL', 'https://www.example.com/privacy'),
  },
  security: {
    mail: env('PSB_SECURITY_MAIL', 'security@example.com'),
    expires: env('PSB_SECURITY_EXPIRES', '2027-12-31T00:00:00Z'),
  },
} as const;

/** The names of the environment variables that have a say in the values above. */
export const variables: ReadonlySet<string> = names;
