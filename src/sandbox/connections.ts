/**
 * How a server with the sandbox keeps its connections. Node.js closes one after 5 seconds without a request, which is as long as a client waits
 * before it asks again: its next request would meet a connection that is just closing.
 */
export const CONNECTIONS = {keepAliveTimeout: 65_000} as const;
