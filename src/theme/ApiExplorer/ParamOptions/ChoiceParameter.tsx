import type {ReactNode} from 'react';
import {setParam} from '@theme/ApiExplorer/ParamOptions/slice';
import {useTypedDispatch} from '@theme/ApiItem/hooks';
import {wordsOf} from '../faults';
import {useControl} from '../Fields/useControl';
import FormLabel from '../FormLabel';
import type {Parameter} from '../state';

interface Props {
  readonly parameter: Parameter;
  readonly choices: readonly string[];
}

/** A parameter with one of the values that the contract lists. */
export default function ChoiceParameter({parameter, choices}: Props): ReactNode {
  const {name, required, value} = parameter;
  const fault = required && value === undefined ? `Choose the ${wordsOf(name)}.` : undefined;
  const {control, message} = useControl(fault, required);
  const dispatch = useTypedDispatch();
  return (
    <div className="openapi-explorer__form-item">
      <FormLabel htmlFor={control.id} label={name} type={parameter.in} required={required} />
      <select
        {...control}
        value={String(value ?? '')}
        onChange={(event) => dispatch(setParam({...parameter, value: event.target.value || undefined}))}
      >
        <option value="">{required ? 'Choose' : 'Not sent'}</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
      {message}
    </div>
  );
}
