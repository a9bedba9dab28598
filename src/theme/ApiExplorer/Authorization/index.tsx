import {useId, type ReactNode} from 'react';
import {setAuthData} from '@theme/ApiExplorer/Authorization/slice';
import {useTypedDispatch, useTypedSelector} from '@theme/ApiItem/hooks';
import type {Scheme} from '../state';

/** Under which key the theme keeps the secret of a scheme, and what the reader calls it. */
const fieldOf = ({type, name}: Scheme): {key: string; label: string} =>
  type === 'apiKey' ? {key: 'apiKey', label: name ?? 'Key'} : {key: 'token', label: 'Access token'};

/** The credentials that the operation asks for, all of them. They stay in the page's memory and go with it. */
export default function Authorization(): ReactNode {
  const {data, options, selected} = useTypedSelector((state) => state.auth);
  const dispatch = useTypedDispatch();
  const id = useId();
  if (selected === undefined) return null;
  return (
    <fieldset>
      <legend>Credentials</legend>
      {options[selected]?.map((scheme) => {
        const {key, label} = fieldOf(scheme);
        return (
          <div key={scheme.key} className="openapi-explorer__form-item">
            <label className="openapi-explorer__form-item-label" htmlFor={id + scheme.key}>
              {label}
            </label>
            <input
              id={id + scheme.key}
              className="openapi-explorer__form-item-input"
              type="password"
              autoComplete="off"
              spellCheck={false}
              required
              value={data[scheme.key]?.[key] ?? ''}
              onChange={(event) =>
                dispatch(setAuthData({scheme: scheme.key, key, value: event.target.value || undefined}))
              }
            />
          </div>
        );
      })}
      <p>
        The page keeps these values in memory until you leave or reload it. It sends the{' '}
        <a href="/introduction/authentication.html">access token</a> only to the server that you choose. The sandbox
        accepts any token except <code>expired-token</code> and any key except <code>wrong-key</code>.
      </p>
    </fieldset>
  );
}
