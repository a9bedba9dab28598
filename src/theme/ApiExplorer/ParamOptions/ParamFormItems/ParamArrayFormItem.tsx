import {useId, useState, type ReactNode} from 'react';
import {setParam} from '@theme/ApiExplorer/ParamOptions/slice';
import {useTypedDispatch} from '@theme/ApiItem/hooks';
import {encoded} from '../../encoded';
import FormLabel from '../../FormLabel';
import type {Parameter} from '../../state';

interface Props {
  readonly param: Parameter;
  readonly label: string;
  readonly type: string;
  readonly required?: boolean;
}

const linesOf = (value: Parameter['value']): string => (Array.isArray(value) ? value.join('\n') : '');

/** A parameter with several values, one a line. The theme's own drops the example and sends the form when a value is removed. */
export default function ParamArrayFormItem({param, label, type, required}: Props): ReactNode {
  const [text, setText] = useState(() => linesOf(param.value));
  const dispatch = useTypedDispatch();
  const id = useId();
  const change = (lines: string): void => {
    const values = lines.split('\n').filter((line) => line.trim() !== '');
    setText(lines);
    dispatch(
      setParam({...param, value: values.length > 0 ? values.map((value) => encoded(value, param.in)) : undefined}),
    );
  };
  return (
    <>
      <FormLabel htmlFor={id} label={label} type={`${type}, one value a line`} required={required} />
      <textarea
        id={id}
        className="openapi-explorer__form-item-input"
        rows={Math.max(2, text.split('\n').length)}
        required={required}
        placeholder={param.description}
        spellCheck={false}
        value={text}
        onChange={(event) => change(event.target.value)}
      />
    </>
  );
}
