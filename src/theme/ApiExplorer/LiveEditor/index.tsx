import {useEffect, useState, type ReactNode} from 'react';

interface Props {
  readonly action: (text: string) => void;
  /** The text to start from. */
  readonly children: string;
}

/** A plain text area in place of the theme's editor, which would run a compiler on what the reader types. */
export default function LiveEditor({action, children}: Props): ReactNode {
  const [text, setText] = useState(children);
  useEffect(() => {
    action(text);
  }, [text]);
  return (
    <textarea
      className="openapi-explorer__form-item-input"
      aria-label="Request body"
      rows={Math.min(24, text.split('\n').length + 1)}
      spellCheck={false}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
