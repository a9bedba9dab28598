/** Environment variables that a module reads. */
interface Variables {
  /** The value of a variable, or the built-in value when it is unset or empty. */
  readonly env: (name: `PSB_${string}`, builtIn: string) => string;
  /** The names of all that were read. */
  readonly names: ReadonlySet<string>;
}

/** Reads environment variables, and remembers which. */
export function readVariables(): Variables {
  const names = new Set<string>();
  return {
    names,
    env(name, builtIn) {
      names.add(name);
      return process.env[name]?.trim() || builtIn;
    },
  };
}
