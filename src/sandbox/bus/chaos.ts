import {
  isRequestFault,
  type EventFault,
  type RequestFault,
  type SandboxOutcomes,
} from '../../contracts/sandboxOutcomes';

type Fault = SandboxOutcomes['chaos'][number];

/** What goes wrong at random, in an order that is the same for the same seed. */
export class Chaos {
  private readonly faults: SandboxOutcomes['chaos'];

  constructor(
    {chaos}: SandboxOutcomes,
    readonly random: () => number,
  ) {
    this.faults = chaos;
  }

  /** The fault of the next request; undefined for most. */
  ofRequest(): RequestFault | undefined {
    return this.draw((name): name is RequestFault => isRequestFault(name));
  }

  /** The fault of the next event for a webhook; undefined for most. */
  ofEvent(): EventFault | undefined {
    return this.draw((name): name is EventFault => !isRequestFault(name));
  }

  /** How long a fault lasts at most, in ms of the bus. */
  lasts(name: Fault['fault']): number {
    return (this.faults.find(({fault}) => fault === name)?.seconds ?? 0) * 1000;
  }

  private draw<T extends Fault['fault']>(isOurs: (name: Fault['fault']) => name is T): T | undefined {
    let drawn = this.random() * 100;
    for (const {fault, share} of this.faults) {
      if (!isOurs(fault)) continue;
      if (drawn < share) return fault;
      drawn -= share;
    }
    return undefined;
  }
}
