import type {IncomingMessage, ServerResponse} from 'node:http';
import {addressOfRoute} from '../sitePath';
import type {SiteTwins} from '../../twins/site';

type Handle = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

interface Middleware {
  readonly name: string;
  readonly path: string;
  readonly middleware: Handle;
}

const TWIN = /^\/(?:.+\.md|(?:.+\/)?llms(?:-full)?\.txt)$/;

/** Answers twins in the preview, each made anew for each request: an edit shows. A fault of the content is the answer, in words. */
export function answerTwins(make: () => Promise<SiteTwins>): (middlewares: Middleware[]) => Middleware[] {
  const answer: Handle = (request, response, next) => {
    const name = addressOfRoute(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (!TWIN.test(name)) {
      next();
      return;
    }
    const found = make().then((twins) => twins.file(name.slice(1)));
    found.then(
      (file) => {
        if (!file) {
          next();
          return;
        }
        response.setHeader('Content-Type', `text/${name.endsWith('.md') ? 'markdown' : 'plain'}; charset=utf-8`);
        response.end(file.content);
      },
      (error: unknown) => {
        response.statusCode = 500;
        response.end(error instanceof Error ? error.message : String(error));
      },
    );
  };
  return (middlewares) => {
    middlewares.unshift({name: 'twins', path: '/', middleware: answer});
    return middlewares;
  };
}
