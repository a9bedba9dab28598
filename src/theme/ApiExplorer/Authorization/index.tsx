import type {ReactNode} from 'react';
import {setAuthData} from '@theme/ApiExplorer/Authorization/slice';
import {useTypedDispatch, useTypedSelector} from '@theme/ApiItem/hooks';
import TextField from '../Fields/TextField';
import type {Scheme} from '../state';
import Keep from './Keep';

interface SecretField {
  /** Under which key the theme keeps the secret. */
  readonly key: string;
  readonly label: string;
  readonly words: string;
}

function fieldOf({type, name = 'Key'}: Scheme): SecretField {
  if (type === 'apiKey') return {key: 'apiKey', label: name, words: name.replaceAll('-', ' ').toLowerCase()};
  return {key: 'token', label: 'Access token', words: 'access token'};
}

/** The credentials that the operation asks for, all of them. They stay in the page's memory. */
export default function Authorization(): ReactNode {
  const {data, options, selected} = useTypedSelector((state) => state.auth);
  const dispatch = useTypedDispatch();
  if (selected === undefined) return null;
  return (
    <fieldset>
      <legend>Credentials</legend>
      {options[selected]?.map((scheme) => {
        const {key, label, words} = fieldOf(scheme);
        const value = data[scheme.key]?.[key] ?? '';
        return (
          <TextField
            key={scheme.key}
            label={label}
            required
            isSecret
            value={value}
            onValue={(text) => dispatch(setAuthData({scheme: scheme.key, key, value: text || undefined}))}
            fault={value.trim() === '' ? `Enter the ${words}.` : undefined}
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
