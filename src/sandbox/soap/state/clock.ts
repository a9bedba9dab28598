/** The clock of the sandbox, in milliseconds. */
export type Clock = () => number;

/** A clock that starts at a fixed moment, an ISO date, and then runs as the real one. */
export function clockFrom(start: string, real: Clock): Clock {
  const offset = Date.parse(start) - real();
  return () => real() + offset;
}

/** The second in which a moment is: the platform keeps no fractions. */
export const second = (moment: number): number => Math.floor(moment / 1000) * 1000;

/** A moment as the platform writes it: in UTC, whole seconds. */
export const written = (moment: number): string => `${new Date(moment).toISOString().slice(0, 19)}Z`;
