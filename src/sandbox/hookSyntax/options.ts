import type {HookOption} from '../../contracts/hookActions';
import type {Action} from './action';

/** What the value of an option must be, in words; undefined for a value that is allowed. */
function expectedOf(value: string, {type, minimum = 0, maximum = Infinity, values, list, pattern}: HookOption) {
  if (type === 'integer') {
    const fits = /^\d+$/.test(value) && Number(value) >= minimum && Number(value) <= maximum;
    return fits ? undefined : `a whole number from ${minimum} to ${maximum}`;
  }
  if (type === 'boolean') return value === 'true' || value === 'false' ? undefined : 'true or false';
  if (values && !(list ? value.split(',') : [value]).every((each) => values.includes(each))) {
    return `${list ? 'some of' : 'one of'} ${values.join(', ')}`;
  }
  return pattern && !new RegExp(pattern).test(value) ? `text that matches ${pattern}` : undefined;
}

/** The name of an option that is none of the contract, or that is given twice; undefined when there is none. */
function strangerOf({form, options}: Action): string | undefined {
  const inForm = [...form.form.matchAll(/&(\w+)=\{/g)].map(([, name]) => name);
  const known = new Set([...inForm, ...form.options.map(({name}) => name)]);
  const seen = new Set<string>();
  return [...options.keys()].find((name) => {
    const isNew = !seen.has(name);
    seen.add(name);
    return !isNew || (!known.has(name) && !form.passesOthers);
  });
}

/** Characters that have no place in an option, unless percent-encoded: they are not allowed in a URI, or separate its parts. */
const UNENCODED = /[\s"<>\\^`{|}/]|%(?![0-9A-Fa-f]{2})/;

/** What is wrong with the options of an action by the contract, in a sentence without their values, some of which are secret. */
export function optionProblem(action: Action): string | undefined {
  const {form, options, text, fragment} = action;
  const endsEarly = fragment !== undefined && !form.form.includes('#');
  if (endsEarly || (form.passesOthers ? /\s/ : UNENCODED).test(text)) {
    return 'Percent-encode the values of the options.';
  }
  const stranger = strangerOf(action);
  if (stranger !== undefined)
    return `Option '${stranger}' of the ${form.scheme} action is not known, or appears twice.`;
  for (const option of form.options) {
    const value = options.get(option.name);
    // What only one use of an action requires is for parts.ts.
    if (option.required && !option.use && !value) return `The ${form.scheme} action needs ${option.name}.`;
    const expected = value === null ? undefined : expectedOf(value, option);
    if (expected) return `Option '${option.name}' must be ${expected}.`;
  }
  return undefined;
}
