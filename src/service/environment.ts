/**
 * The value of an environment variable, or the built-in value when it is unset or empty.
 * @param name environment variable, always with the prefix `PSB_`
 * @param builtIn what the site shows when an operator sets nothing
 */
export function fromEnvironment(name: `PSB_${string}`, builtIn: string): string {
  const value = process.env[name]?.trim();
  return value ? value : builtIn;
}
