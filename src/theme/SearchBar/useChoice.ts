import {useState} from 'react';

/** What the reader typed into the box, and chose in its list. */
interface Choice {
  readonly query: string;
  /** Number of an option. */
  readonly chosen?: number;
  /** The kind to which the hits are limited. */
  readonly limit?: string;
  /** Takes words that are in the box. */
  readonly take: (words: string) => void;
  /** Puts words into the box. */
  readonly put: (words: string) => void;
  readonly choose: (option: number | undefined) => void;
  readonly narrow: (kind: string | undefined) => void;
}

/** Keeps what the reader chooses until other words or another kind change the list. */
export function useChoice(input: React.RefObject<HTMLInputElement | null>): Choice {
  const [text, setText] = useState('');
  const [chosen, choose] = useState<number>();
  const [limit, setLimit] = useState<string>();

  function take(words: string): void {
    setText(words);
    choose(undefined);
    if (!words) setLimit(undefined);
  }

  function put(words: string): void {
    if (input.current) input.current.value = words;
    take(words);
  }

  function narrow(kind: string | undefined): void {
    setLimit(kind);
    choose(undefined);
  }

  return {query: text.trim(), chosen, limit, take, put, choose, narrow};
}
