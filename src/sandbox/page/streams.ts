import type {ServerResponse} from 'node:http';
import type {Journal} from '../bus/journal';
import {SAFE} from './headers';

/** How many pages can be told of changes at the same time. */
const MOST_STREAMS = 20;

/** In ms: changes that are closer together are told once. */
const TOGETHER = 100;
/** In ms: how often a stream without changes says that it is still there. */
const HEARTBEAT = 15_000;

/** Server-sent events that tell open pages that something changed. None of them keeps the program running. */
export class Streams {
  private readonly open = new Set<ServerResponse>();
  private leave: () => void = () => undefined;
  private soon: NodeJS.Timeout | undefined;
  private heartbeat: NodeJS.Timeout | undefined;

  /** Listens to a journal, in the place of the one before. */
  follow(journal: Journal): void {
    this.leave();
    this.leave = journal.listen(() => this.changed());
    this.changed();
  }

  /** Makes a response a stream, until its reader leaves. @returns false where there are too many */
  add(response: ServerResponse): boolean {
    if (this.open.size >= MOST_STREAMS) return false;
    response.writeHead(200, {...SAFE, 'content-type': 'text/event-stream', connection: 'close'});
    response.socket?.unref();
    this.open.add(response);
    response.on('close', () => this.remove(response));
    this.heartbeat ??= setInterval(() => this.tell(': still here\n\n'), HEARTBEAT).unref();
    response.write('retry: 2000\n\n');
    return true;
  }

  /** Tells every page that something changed. */
  changed(): void {
    if (this.open.size === 0) return;
    this.soon ??= setTimeout(() => {
      this.soon = undefined;
      this.tell('event: changed\ndata: now\n\n');
    }, TOGETHER).unref();
  }

  private tell(text: string): void {
    for (const response of this.open) {
      // A reader that takes nothing asks again when it does.
      if (response.writableNeedDrain) response.destroy();
      else response.write(text);
    }
  }

  private remove(response: ServerResponse): void {
    this.open.delete(response);
    if (this.open.size > 0) return;
    clearInterval(this.heartbeat);
    this.heartbeat = undefined;
  }
}
