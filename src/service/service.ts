import {environment} from './environment';

const names = new Set<string>();

/** The value of an environment variable, or the built-in value when it is unset or empty. */
function env(name: `PSB_${string}`, builtIn: string): string {
  names.add(name);
  return environment[name]?.trim() || builtIn;
}

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
 * Everything that an operator changes when taking the site over: names, hosts, contact, the site's own address.
 * Pages and contracts use the values by token: `{{psb.host}}`, `{{psb.accp.host}}`, `{{service.name}}` and so on.
 */
export const service = {
  service: {
    name: env('PSB_NAME', 'Procurement Service Bus'),
    short: env('PSB_SHORT_NAME', 'PSB'),
  },
  site: {
    ...site(env('PSB_SITE_URL', 'https://docs.example.com')),
    themeColor: env('PSB_THEME_COLOR', '#6b2fd9'),
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
  },
} as const;

/** The names of the environment variables that have a say in the values above. */
export const variables: ReadonlySet<string> = names;
