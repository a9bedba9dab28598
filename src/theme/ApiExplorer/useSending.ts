import {useState} from 'react';
import {flushSync} from 'react-dom';
import {send, type Outcome} from './send';
import type {ConsoleRequest} from './useRequest';

interface Call {
  readonly request: ConsoleRequest;
  readonly outcome: Outcome;
}

interface Asked {
  readonly request: ConsoleRequest;
  /** What had the focus before the question. */
  readonly from: Element | null;
}

interface Sending {
  /** The last call and its outcome. */
  readonly call: Call | undefined;
  readonly isSending: boolean;
  /** Whether the reader has to confirm the request. A change of the form takes the question back. */
  readonly isAsking: boolean;
  /** Sends the request, or asks first. */
  readonly submit: () => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

const isFocusable = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element !== document.body;

/**
 * The sending of the form's request.
 * @param asksFirst whether the reader has to confirm it
 * @param button the button that sends, which gets the focus after a question
 */
export function useSending(
  request: ConsoleRequest,
  asksFirst: boolean,
  button: React.RefObject<HTMLButtonElement | null>,
): Sending {
  const [call, setCall] = useState<Call>();
  const [isSending, setIsSending] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const run = async (): Promise<void> => {
    setIsSending(true);
    setCall(undefined);
    setCall({request, outcome: await send(request)});
    setIsSending(false);
  };
  const endQuestion = (from: Element | null): void => {
    flushSync(() => setAsked(undefined));
    (isFocusable(from) ? from : button.current)?.focus();
  };
  return {
    call,
    isSending,
    isAsking: asked?.request === request,
    submit() {
      if (isSending) return;
      if (asksFirst) setAsked({request, from: document.activeElement});
      else void run();
    },
    confirm() {
      endQuestion(null);
      void run();
    },
    cancel: () => endQuestion(asked?.from ?? null),
  };
}
