import {useEffect, useState, type ReactNode} from 'react';
import {faultOfJson} from '../faults';
import {useControl} from './useControl';

interface Props {
  readonly onText: (text: string) => void;
  /** The text to start from. */
  readonly start: string;
}

/** A plain text area for a JSON body, in place of the theme's editor, which would run a compiler on what the reader types. */
export default function JsonField({onText, start}: Props): ReactNode {
  const [text, setText] = useState(start);
  const {control, message} = useControl(faultOfJson(text), true);
  useEffect(() => {
    onText(text);
  }, [text]);
  return (
    <div className="openapi-explorer__form-item">
      <textarea
        {...control}
        aria-label="Request body"
        rows={Math.min(24, text.split('\n').length + 1)}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {message}
    </div>
  );
}
