import {isContractComponent} from './attributes';
import {UnknownName, type Attributes} from './expansion';
import {expansions} from './expansions';

/** A copy without the plain text of code: components show the highlighted form only. */
function withoutText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutText);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => !(key === 'text' && 'html' in value));
  return Object.fromEntries(entries.map(([key, each]) => [key, withoutText(each)]));
}

/**
 * The props of a contract component, as plain data.
 * @throws UnknownName for a component or a name that is not known
 */
export function propsOf(component: string, attributes: Attributes): unknown {
  if (!isContractComponent(component)) throw new UnknownName(`${component} shows no part of a contract`);
  return withoutText(expansions[component](attributes).props);
}
