/** The time of now as the service writes it. */
export function now(): string {
  return `${new Date().toISOString().slice(0, 19)}+00:00`;
}
