import {useEffect, useRef, useState} from 'react';
import type {editor} from 'monaco-editor';
import * as g from 'graphql';
import {definitionsOf} from '../state/definitions';
import {argumentOf, exchanged, fieldsOf, queryWith, selectionOf, valueOf, withSelections} from './texts';

/** A part of the query, and how it is changed. */
interface Props<Type, Node> {
  readonly of: string;
  readonly type: Type;
  readonly now: Node;
  readonly set: (next: Node) => void;
}

const Box = ({title, children, ...box}: React.ComponentProps<'input'>): React.ReactElement => (
  <li>
    <label>
      <input type="checkbox" {...box} /> {title}
    </label>
    {children}
  </li>
);

function Value({of, type, now, set}: Props<g.GraphQLInputType, g.ValueNode>): React.ReactElement {
  // What can't be read yet stays in the field.
  const [draft, setDraft] = useState<string>();
  const named = g.getNamedType(type);
  if (g.isInputObjectType(named) && now.kind === g.Kind.OBJECT) {
    const kind = g.Kind.OBJECT_FIELD;
    const setFields = (fields: Given): void => set({...now, fields: fields.map((each) => ({...each, kind}))});
    return <Inputs of={of} type={Object.values(named.getFields())} now={now.fields} set={setFields} />;
  }
  return (
    <input
      aria-label={`Value of ${of}`}
      aria-invalid={draft !== undefined && !valueOf(type, draft)}
      value={draft ?? (now.kind === g.Kind.STRING ? now.value : g.print(now))}
      spellCheck={false}
      onChange={({target}) => {
        setDraft(target.value);
        const typed = valueOf(type, target.value);
        if (typed) set(typed);
      }}
      onBlur={() => setDraft(undefined)}
    />
  );
}

/** Arguments of a field, or fields of an input object. */
type Given = readonly Pick<g.ArgumentNode, 'name' | 'value'>[];
type Input = Pick<g.GraphQLArgument, 'name' | 'type'>;

function Inputs({of, type, now, set}: Props<readonly Input[], Given>): React.ReactElement {
  const rows = type.map((input) => {
    const {name} = input;
    const old = now.find((each) => each.name.value === name);
    const toggle = (): void => set(exchanged(now, old, old ? undefined : argumentOf(input)));
    const change = (value: g.ValueNode): void => set(exchanged(now, old, old && {...old, value}));
    return (
      <Box key={name} title={`${name}:`} checked={old !== undefined} onChange={toggle}>
        {old && <Value of={name} type={input.type} now={old.value} set={change} />}
      </Box>
    );
  });
  return <ul aria-label={`Arguments of ${of}`}>{rows}</ul>;
}

function Fields({of, type, now, set}: Props<g.GraphQLNamedType, readonly g.SelectionNode[]>): React.ReactElement {
  const selected = now.filter((each) => each.kind === g.Kind.FIELD);
  const rows = fieldsOf(type).flatMap((field) => {
    const {name, args} = field;
    const nodes = selected.filter((each) => each.name.value === name);
    return (nodes.length > 0 || field.deprecationReason ? nodes : [undefined]).map((node, index) => {
      const change = (next?: g.SelectionNode): void => set(exchanged(now, node, next));
      const title = node?.alias ? `${node.alias.value}: ${name}` : name;
      const toggle = (): void => change(node ? undefined : selectionOf(field));
      const kind = g.Kind.ARGUMENT;
      const setArguments = (given: Given): void =>
        change(node && {...node, arguments: given.map((each) => ({...each, kind}))});
      const inner = g.getNamedType(field.type);
      return (
        <Box key={`${name} ${index}`} title={title} checked={node !== undefined} onChange={toggle}>
          {node && args.length > 0 && <Inputs of={title} type={args} now={node.arguments ?? []} set={setArguments} />}
          {node && !g.isLeafType(inner) && (
            <Fields
              of={title}
              type={inner}
              now={node.selectionSet?.selections ?? []}
              set={(selections) => change(withSelections(node, selections))}
            />
          )}
        </Box>
      );
    });
  });
  return <ul aria-label={`Fields of ${of}`}>{rows}</ul>;
}

interface BuilderProps {
  readonly schema: g.GraphQLSchema;
  readonly editor: editor.IStandaloneCodeEditor;
  readonly operationName: string | undefined;
}

/** The schema as a tree of boxes. Ticking one changes the query in the editor, and what is typed there ticks them. */
export function Builder({schema, editor, operationName}: BuilderProps): React.ReactElement | null {
  const [text, setText] = useState(() => editor.getValue());
  useEffect(() => {
    const listener = editor.onDidChangeModelContent(() => setText(editor.getValue()));
    return () => listener.dispose();
  }, [editor]);
  const parsed = definitionsOf(text);
  // Where the query has a mistake, the tree stays as it was.
  const last = useRef(parsed);
  last.current = parsed ?? last.current;
  const operations = last.current?.filter((each) => each.kind === g.Kind.OPERATION_DEFINITION) ?? [];
  const old = operations.find(({name}) => name?.value === operationName) ?? operations[0];
  const type = schema.getQueryType();
  if (!type) return null;
  const set = (selections: readonly g.SelectionNode[]): void => {
    const range = editor.getModel()?.getFullModelRange();
    if (!range) return;
    // As an edit, which the reader can undo.
    editor.pushUndoStop();
    editor.executeEdits('', [{range, text: queryWith(text, last.current ?? [], old, selections)}]);
  };
  return (
    <section className="playground-builder" aria-label="Query builder">
      <h2>Query builder</h2>
      <p role="status">{!parsed && 'To continue, correct the syntax of the query in the editor.'}</p>
      <div inert={!parsed}>
        <Fields of="the query" type={type} now={old?.selectionSet.selections ?? []} set={set} />
      </div>
    </section>
  );
}
