/** Where two texts differ first, counted from the start. */
function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

/** Whether one text becomes the other by one sign more, one less, another one, or two neighbours that change places. */
export function isOneAway(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  const at = firstDifference(a, b);
  const [restA, restB] = [a.slice(at), b.slice(at)];
  if (a.length > b.length) return restA.slice(1) === restB;
  if (a.length < b.length) return restA === restB.slice(1);
  const [first = '', second = ''] = restA;
  return restB === `${second}${first}${restA.slice(2)}` || restA.slice(1) === restB.slice(1);
}
