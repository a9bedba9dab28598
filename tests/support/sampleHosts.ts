import type {Environment} from './programs';

/** The environment variables from which requests and samples read their hosts, and the path at which the sandbox has each interface. */
export const HOST_VARIABLES = {
  PSB_HOST: '',
  PSB_IDENTITY_HOST: '',
  PSB_VPD_HOST: '/api/vpd',
  PSB_PLATFORM_HOST: '',
} as const;

/** The environment in which requests and samples go to a backend, such as the sandbox. @param backend its address, without a slash at the end */
export const hostsAt = (backend: string): Environment =>
  Object.fromEntries(Object.entries(HOST_VARIABLES).map(([variable, path]) => [variable, backend + path]));
