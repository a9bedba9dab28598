/** Constants that src/plugins/page-script fills in, so that nothing in a page or its address can name another script or file. */

/** The languages of requests and samples, by id. */
declare const LANGUAGES: readonly string[];

/** Address of the folder with the requests of the languages other than curl, with a slash at its end. */
declare const REQUESTS: string;

/** Address of the playground's style sheet. */
declare const PLAYGROUND_STYLES: string;

/** Key under which the browser keeps the colour mode. */
declare const THEME_KEY: string;

/** Addresses of the application's scripts, with spaces between them. */
declare const SCRIPTS: string;

/** The script of the filters, a separate file. */
declare module 'psb:filters' {
  export * from '@site/src/behaviour/filters';
}

/** The program of the playground (src/playground), a separate file. */
declare module 'psb:playground' {
  /** Draws the playground in an empty element, with the style sheet at an address, until the signal ends it. */
  export function start(place: HTMLElement, styles: string, signal: AbortSignal): Promise<void>;
}
