import {setParam, type Param} from '@theme/ApiExplorer/ParamOptions/slice';
import {useTypedDispatch, useTypedSelector} from '@theme/ApiItem/hooks';
import fold from '@site/src/components/Fold/styles.module.css';
import {faultOfParameter, wordsOf} from './faults';
import {ChoiceField, TextField} from './Fields';
import styles from './form.module.css';

function choicesOf(schema: Param['schema'] = {}): readonly string[] | undefined {
  if (schema.type === 'boolean') return ['true', 'false'];
  return schema.enum?.map(String) ?? schema.allOf?.map(choicesOf).find((choices) => choices !== undefined);
}

/** A parameter with a value to choose or to type, or with several to type, one a line. */
function Parameter({parameter}: {readonly parameter: Param}): React.ReactNode {
  const {name, in: place, required = false, description, schema} = parameter;
  const dispatch = useTypedDispatch();
  const set = (value: string | string[]): void => void dispatch(setParam({...parameter, value}));
  const text = [parameter.value ?? []].flat().join('\n');
  const choices = choicesOf(schema);
  const isList = schema?.type === 'array';
  if (choices) {
    return (
      <ChoiceField
        label={name}
        place={place}
        required={required}
        value={text}
        choices={['', ...choices]}
        labelOf={(choice) => choice || (required ? 'Choose' : 'Not sent')}
        onValue={set}
        fault={required && text === '' ? `Choose the ${wordsOf(name)}.` : undefined}
      />
    );
  }
  return (
    <TextField
      label={name}
      place={isList ? `${place}, one value per line` : place}
      placeholder={description}
      required={required}
      value={text}
      onValue={(typed) => set(isList ? typed.split('\n') : typed)}
      fault={faultOfParameter(parameter, text)}
      rows={isList ? Math.max(2, text.split('\n').length) : undefined}
    />
  );
}

/** The parameters of the operation: the required ones, and the others folded. */
export default function Parameters(): React.ReactNode {
  const {path, query, header, cookie} = useTypedSelector(({params}) => params);
  const all = [...path, ...query, ...header, ...cookie];
  const optional = all.filter(({required}) => !required);
  const fields = (parameters: readonly Param[]): React.ReactNode =>
    parameters.map((parameter) => <Parameter key={`${parameter.in} ${parameter.name}`} parameter={parameter} />);
  return (
    <>
      {fields(all.filter(({required}) => required))}
      {optional.length > 0 && (
        <details className={`${styles.more} ${fold.marked}`}>
          <summary>Optional parameters ({optional.length})</summary>
          {fields(optional)}
        </details>
      )}
    </>
  );
}
