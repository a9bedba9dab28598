import type {IncomingMessage, ServerResponse} from 'node:http';
import {Refused, textAnswer, write, type Answer} from '../answer';
import {readBody} from '../body';
import {hostRefusal, targetUrl} from '../target';
import {ACTIONS, DONE, isAction, type Sandbox} from './actions';
import {isFromHere} from './guard';
import {SAFE} from './headers';
import {messagePage} from './layout';
import {isSection, PAGE_PATH, sectionPath} from './paths';
import {fileAnswer, sectionAnswer} from './reading';
import {SCRIPT} from './script';
import {Streams} from './streams';
import {STYLE} from './style';

/** More than a form of the page has. */
const MOST_BYTES = 1000;

const HTML = {'content-type': 'text/html; charset=utf-8'};

const said = (status: number, title: string, text: string): Answer => ({
  status,
  headers: HTML,
  body: messagePage(title, text),
});
const NOT_FOUND = said(404, 'Not found', 'The sandbox has no page or file at this address.');
const FOREIGN = said(403, 'Rejected', 'The request comes from another site. Only the sandbox page can send it.');
const BUSY = textAnswer(503, 'Too many sandbox pages are open. Close one, or reload this page to see changes.');

const FILES: Readonly<Record<string, Answer>> = {
  '/style.css': {status: 200, headers: {'content-type': 'text/css; charset=utf-8'}, body: STYLE},
  '/page.js': {status: 200, headers: {'content-type': 'text/javascript; charset=utf-8'}, body: SCRIPT},
};

/** The page of the sandbox. */
export interface SandboxPage {
  /** Answers a request to the page. @returns false for a request to anything else, which it leaves alone */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Follows the bus of now: open pages are told when something happens in it. */
  follow(): void;
}

/** The target of a request to the page; nothing for another one, also for one that the sandbox refuses. */
function pageUrl({headers, url = ''}: IncomingMessage): URL | undefined {
  if (!url.includes(PAGE_PATH) || hostRefusal(headers.host)) return undefined;
  try {
    const target = targetUrl(url);
    const {pathname} = target;
    return pathname === PAGE_PATH || pathname.startsWith(`${PAGE_PATH}/`) ? target : undefined;
  } catch {
    return undefined;
  }
}

async function acted(sandbox: Sandbox, name: string, request: IncomingMessage): Promise<Answer> {
  if (!isAction(name)) return NOT_FOUND;
  if (!isFromHere(request.headers)) return FOREIGN;
  const tooLong = (): Answer => said(413, 'Too large', `A form can contain at most ${MOST_BYTES} bytes.`);
  const form = new URLSearchParams((await readBody(request, MOST_BYTES, tooLong)).toString());
  const notDone = await ACTIONS[name](sandbox, form);
  if (notDone) return said(notDone.status, 'Action failed', notDone.why);
  const section = form.get('section') ?? '';
  const place = sectionPath(isSection(section) ? section : 'documents');
  return {status: 303, headers: {location: `${place}?done=${name}`}};
}

function read(sandbox: Sandbox, path: string, query: URLSearchParams): Answer {
  if (path === '/file') return fileAnswer(sandbox.bus(), query.get('document') ?? '') ?? NOT_FOUND;
  const section = path === '' ? 'documents' : path.slice(1);
  if (!isSection(section)) return FILES[path] ?? NOT_FOUND;
  const done = query.get('done') ?? '';
  return sectionAnswer(sandbox.bus(), section, query, isAction(done) ? DONE[done] : undefined);
}

/** The page of a sandbox, under `/_sandbox`. */
export function createPage(sandbox: Sandbox, failed: (problem: unknown) => Answer): SandboxPage {
  const streams = new Streams();
  streams.follow(sandbox.bus().journal);

  async function answerTo(request: IncomingMessage, {pathname, searchParams}: URL): Promise<Answer> {
    const path = pathname.slice(PAGE_PATH.length).replace(/\/$/, '');
    if (request.method === 'POST') {
      const answer = await acted(sandbox, path.slice(1), request);
      streams.changed();
      return answer;
    }
    if (request.method === 'GET' || request.method === 'HEAD') return read(sandbox, path, searchParams);
    const refusal = said(405, 'Not supported', 'The sandbox page supports GET and POST.');
    return {...refusal, headers: {...HTML, allow: 'GET, HEAD, POST'}};
  }

  return {
    answer(request, response) {
      const url = pageUrl(request);
      if (!url) return false;
      const wantsStream = request.headers.accept?.includes('text/event-stream') && request.method === 'GET';
      const isStream = url.pathname === `${PAGE_PATH}/events` && wantsStream;
      if (isStream && isFromHere(request.headers) && streams.add(response)) return true;
      const answered = isStream
        ? Promise.resolve(isFromHere(request.headers) ? BUSY : FOREIGN)
        : answerTo(request, url);
      void answered
        .catch((problem: unknown) => (problem instanceof Refused ? problem.answer : failed(problem)))
        .then((answer) => write({...answer, headers: {...answer.headers, ...SAFE}}, response))
        .catch(() => response.destroy());
      return true;
    },
    follow: () => streams.follow(sandbox.bus().journal),
  };
}
