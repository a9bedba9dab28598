/** An input of a workflow, as JSON Schema. */
export interface Input {
  readonly type: 'string';
  readonly description: string;
  readonly format?: string;
  readonly contentMediaType?: string;
  /** The value of the examples. */
  readonly default?: string;
}

/** A step that has run: its id, and the body that the guide shows. */
interface Done {
  readonly stepId: string;
  readonly body: unknown;
}

/** The JSON Pointer of a value in a body; nothing for a body without it. Of a list, it is the one of the first item: the example has others besides. */
function pointerTo(value: string, body: unknown): string | undefined {
  if (body === value) return '';
  if (typeof body !== 'object' || body === null) return undefined;
  for (const [key, each] of Object.entries(body)) {
    const rest = pointerTo(value, each);
    if (rest !== undefined) return `/${Array.isArray(body) ? 0 : key}${rest}`;
  }
  return undefined;
}

const nameIn = (pointer: string): string =>
  pointer
    .split('/')
    .filter((each) => !/^\d*$/.test(each))
    .at(-1) ?? 'value';

/** Where a response has the id of what its request made. */
const MADE = '/id';

/** The values of one workflow: what it asks of its caller, and what its steps hand on. */
export class Values {
  /** The inputs that it asks for, by name. */
  readonly inputs = new Map<string, Input>();
  private readonly done: Done[] = [];
  private readonly outputs = new Map<string, Record<string, string>>();

  /** The expression of an input; another of the same name gets a number. */
  input(name: string, input: Input): string {
    const same = [...this.inputs].filter(([key]) => key.replace(/\d+$/, '') === name);
    const known = same.find(([, each]) => input.default !== undefined && each.default === input.default);
    const key = known?.[0] ?? (same.length > 0 ? `${name}${same.length + 1}` : name);
    this.inputs.set(key, input);
    return `$inputs.${key}`;
  }

  /** The expression of a value that a step before has returned, the latest one; nothing for another value. What events announce isn't looked for in lists. */
  returned(value: string, isAnnounced: boolean): string | undefined {
    for (const {stepId, body} of [...this.done].reverse()) {
      const pointer = pointerTo(value, body);
      if (pointer !== undefined && (pointer === MADE || !isAnnounced))
        return `$steps.${stepId}.outputs.${this.output(stepId, pointer)}`;
    }
    return undefined;
  }

  /** Remembers what a step returned. The id of what it made is an output in any case. */
  add(done: Done): void {
    this.done.push(done);
    const {stepId, body} = done;
    if (typeof body === 'object' && body !== null && 'id' in body) this.output(stepId, MADE);
  }

  /** The outputs of a step, as expressions by name. */
  outputsOf(stepId: string): Record<string, string> | undefined {
    return this.outputs.get(stepId);
  }

  private output(stepId: string, pointer: string): string {
    const name = nameIn(pointer);
    this.outputs.set(stepId, {...this.outputs.get(stepId), [name]: `$response.body#${pointer}`});
    return name;
  }
}
