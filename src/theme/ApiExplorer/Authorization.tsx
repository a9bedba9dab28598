import type {ReactNode} from 'react';
import {setAuthData, type Scheme} from '@theme/ApiExplorer/Authorization/slice';
import {useTypedDispatch, useTypedSelector} from '@theme/ApiItem/hooks';
import TextField from './Fields/TextField';
import Keep from './Keep';

/** The label of a scheme's field, and the key under which the theme keeps its value. */
const fieldOf = (scheme: Scheme): {readonly key: string; readonly label: string} =>
  scheme.type === 'apiKey' ? {key: 'apiKey', label: scheme.name} : {key: 'token', label: 'Access token'};

/** The credentials that the operation asks for, all of them. They stay in the page's memory. */
export default function Authorization(): ReactNode {
  const {data, options, selected} = useTypedSelector((state) => state.auth);
  const dispatch = useTypedDispatch();
  if (selected === undefined) return null;
  return (
    <fieldset>
      <legend>Credentials</legend>
      {options[selected]?.map((scheme) => {
        const {key, label} = fieldOf(scheme);
        const value = data[scheme.key]?.[key] ?? '';
        return (
          <TextField
            key={scheme.key}
            label={label}
            required
            isSecret
            value={value}
            onValue={(text) => dispatch(setAuthData({scheme: scheme.key, key, value: text || undefined}))}
            fault={value.trim() === '' ? `Enter the ${label.replaceAll('-', ' ').toLowerCase()}.` : undefined}
          />
        );
      })}
      <Keep />
      <p>
        The page sends the <a href="/introduction/authentication.html">access token</a> only to the server that you
        choose. The sandbox accepts any token except <code>expired-token</code> and any key except{' '}
        <code>wrong-key</code>.
      </p>
    </fieldset>
  );
}
