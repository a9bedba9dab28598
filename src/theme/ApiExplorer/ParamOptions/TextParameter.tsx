import {useEffect, useState, type ReactNode} from 'react';
import {setParam} from '@theme/ApiExplorer/ParamOptions/slice';
import {useTypedDispatch} from '@theme/ApiItem/hooks';
import {encoded} from '../encoded';
import {faultOfParameter} from '../faults';
import TextField from '../Fields/TextField';
import type {Parameter} from '../state';

const textOf = (value: Parameter['value']): string =>
  typeof value === 'object' ? value.join('\n') : String(value ?? '');

/** A parameter with a value that is typed, or with several, one a line. The theme encodes what is typed, but not the example that it starts with. */
export default function TextParameter({parameter}: {readonly parameter: Parameter}): ReactNode {
  const [text, setText] = useState(() => textOf(parameter.value));
  const dispatch = useTypedDispatch();
  const isList = parameter.schema?.type === 'array';
  useEffect(() => {
    const lines = (isList ? text.split('\n') : [text]).filter((line) => line.trim() !== '');
    const values = lines.map((line) => encoded(line, parameter.in));
    dispatch(setParam({...parameter, value: isList && values.length > 0 ? values : values[0]}));
  }, [text]);
  return (
    <TextField
      label={parameter.name}
      place={isList ? `${parameter.in}, one value a line` : parameter.in}
      placeholder={parameter.description}
      required={parameter.required}
      value={text}
      onValue={setText}
      fault={faultOfParameter(parameter, text)}
      hasLines={isList}
    />
  );
}
