import type {ReactElement, RefObject} from 'react';

/**
 * The field for the access token. React doesn't know what is in it, so it is in no attribute; the playground reads it when a query runs.
 */
export function TokenField({token}: {readonly token: RefObject<HTMLInputElement | null>}): ReactElement {
  return (
    <div className="playground-field">
      <label htmlFor="playground-token">Access token</label>
      <input
        id="playground-token"
        ref={token}
        type="password"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-describedby="playground-token-note"
      />
      <span id="playground-token-note" className="playground-note">
        Kept in memory only
      </span>
    </div>
  );
}
