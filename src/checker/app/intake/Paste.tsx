import {useRef} from 'react';
import type {NamedFile} from '../../protocol';

/** A field for XML from the clipboard. Without autocompletion, browsers don't keep its text when the page is left. */
export function Paste({check}: {readonly check: (files: readonly NamedFile[]) => void}): React.ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const count = useRef(0);
  function give(): void {
    const text = field.current?.value ?? '';
    if (text.trim() === '') field.current?.focus();
    else {
      count.current += 1;
      check([{name: `Pasted document ${count.current}`, file: new Blob([text])}]);
    }
  }
  return (
    <details className="check-paste">
      <summary>Paste XML</summary>
      <textarea ref={field} aria-label="XML of the document" rows={8} spellCheck={false} autoComplete="off" />
      <button type="button" className="check-button" onClick={give}>
        Check
      </button>
    </details>
  );
}
