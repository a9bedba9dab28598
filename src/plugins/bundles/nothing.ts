/** In place of a component or a module that no page shows. */
export default function Nothing(): null {
  return null;
}
