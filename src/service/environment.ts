/** The environment variables of a build. The sandbox's file has those of the build that made it in their place (src/sandbox/file). */
export const environment: Readonly<Record<string, string | undefined>> = process.env;
