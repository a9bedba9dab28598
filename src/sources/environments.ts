import {PARTY_IN_SANDBOX} from '../contracts/partyAddress';
import {service, type Hosts} from '../service';

const hosts = (of: (interfaceHosts: Hosts) => string) => ({
  PSB_HOST: `https://${of(service.psb)}`,
  PSB_IDENTITY_HOST: `https://${of(service.identity)}`,
  PSB_VPD_HOST: `https://${of(service.vpd)}`,
  PSB_PLATFORM_HOST: `https://${of(service.platform)}`,
});

const {url} = service.sandbox;

/** Where requests and samples go in each environment, by the environment variable from which they read the host. No value has a slash at its end. */
export const environments = {
  sandbox: {PSB_HOST: url, PSB_IDENTITY_HOST: url, PSB_VPD_HOST: url + PARTY_IN_SANDBOX, PSB_PLATFORM_HOST: url},
  acceptance: hosts(({accp}) => accp.host),
  production: hosts(({host}) => host),
};

export type EnvironmentId = keyof typeof environments;
