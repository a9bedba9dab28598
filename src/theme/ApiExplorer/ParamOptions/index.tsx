import type {ReactNode} from 'react';
import {useTypedSelector} from '@theme/ApiItem/hooks';
import type {Parameter} from '../state';
import styles from '../form.module.css';
import ChoiceParameter from './ChoiceParameter';
import {choicesOf} from './choicesOf';
import TextParameter from './TextParameter';

function Field({parameter}: {readonly parameter: Parameter}): ReactNode {
  const choices = choicesOf(parameter.schema);
  return choices ? (
    <ChoiceParameter parameter={parameter} choices={choices} />
  ) : (
    <TextParameter parameter={parameter} />
  );
}

/** The parameters of the operation: the required ones, and the others folded. */
export default function ParamOptions(): ReactNode {
  const {path, query, header, cookie} = useTypedSelector((state) => state.params);
  const all = [...path, ...query, ...header, ...cookie];
  const optional = all.filter(({required}) => !required);
  const fields = (parameters: readonly Parameter[]): ReactNode =>
    parameters.map((parameter) => <Field key={`${parameter.in} ${parameter.name}`} parameter={parameter} />);
  return (
    <>
      {fields(all.filter(({required}) => required))}
      {optional.length > 0 && (
        <details className={styles.optional}>
          <summary>Optional parameters ({optional.length})</summary>
          {fields(optional)}
        </details>
      )}
    </>
  );
}
