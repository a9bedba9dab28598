import WebSocket from 'ws';

/** A session of WebDriver BiDi. */
export interface Session {
  /** Sends a command, and gives its result. @throws Error with what the browser says of a command that fails */
  readonly send: (method: string, params: object) => Promise<Readonly<Record<string, unknown>>>;
  readonly close: () => void;
}

interface Answer {
  readonly id?: number;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: string;
  readonly message?: string;
}

/** Connects to a browser that listens at an address. Playwright drives no Firefox but its own. */
export async function connect(address: string): Promise<Session> {
  const socket = new WebSocket(address, {maxPayload: 0});
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  socket.on('message', (data: Buffer) => {
    const answer = JSON.parse(data.toString()) as Answer;
    if (answer.id === undefined) return;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  socket.on('close', () => {
    for (const tell of waiting.values()) tell({error: 'the browser has closed'});
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return {
    async send(method, params) {
      last += 1;
      const id = last;
      const answer = await new Promise<Answer>((resolve) => {
        waiting.set(id, resolve);
        socket.send(JSON.stringify({id, method, params}));
      });
      if (answer.error !== undefined) throw new Error(`${method}: ${answer.error} ${answer.message ?? ''}`);
      return answer.result ?? {};
    },
    close: () => socket.close(),
  };
}
