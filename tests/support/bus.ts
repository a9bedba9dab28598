/** The host of the bus in compiled samples, which no name server knows. Their runtime takes the sandbox for a proxy to it. */
export const BUS = 'http://bus.test';
