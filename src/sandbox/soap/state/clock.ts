/** The clock of the platform, in milliseconds. */
export type Clock = () => number;

/** The second in which a moment is: the platform keeps no fractions. */
export const second = (moment: number): number => Math.floor(moment / 1000) * 1000;

/** A moment as the platform writes it: in UTC, whole seconds. */
export const written = (moment: number): string => `${new Date(moment).toISOString().slice(0, 19)}Z`;
