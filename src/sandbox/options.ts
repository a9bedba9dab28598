import type {BusOptions} from './bus/bus';

/** How the sandbox runs: what its command line says. */
export interface SandboxOptions extends BusOptions {
  /** Where the state is kept between runs; nothing to forget it. */
  readonly save?: string;
}

/** A minute of the bus passes in a second: retries and responses come soon enough to be watched. */
export const DEFAULT_OPTIONS: SandboxOptions = {speed: 60, seed: 1, webhookHosts: [], chaos: false};
