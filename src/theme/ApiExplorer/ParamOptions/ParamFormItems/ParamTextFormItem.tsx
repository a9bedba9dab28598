import {useEffect, useId, useState, type ReactNode} from 'react';
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

/** A parameter with one value. The theme's own encodes what is typed, but not the example that it starts with. */
export default function ParamTextFormItem({param, label, type, required}: Props): ReactNode {
  const [text, setText] = useState(() => (param.value === undefined ? '' : String(param.value)));
  const dispatch = useTypedDispatch();
  const id = useId();
  useEffect(() => {
    dispatch(setParam({...param, value: text === '' ? undefined : encoded(text, param.in)}));
  }, [text]);
  return (
    <>
      <FormLabel htmlFor={id} label={label} type={type} required={required} />
      <input
        id={id}
        className="openapi-explorer__form-item-input"
        type="text"
        required={required}
        placeholder={param.description}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </>
  );
}
