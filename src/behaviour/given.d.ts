/** Constants that src/plugins/page-script fills in, so that nothing in a page or its address can name another script or file. */

/** The languages of requests and samples, by id. */
declare const LANGUAGES: readonly string[];

/** The hosts of requests and samples in each environment, by the name of the environment variable that they are the default of. */
declare const HOSTS: Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

/** Address of the folder with the requests of the languages other than curl, and with the example documents that pages fold, with a slash at its end. */
declare const REQUESTS: string;

declare const PLAYGROUND_STYLES: string;

declare const CHECKER_STYLES: string;

/** Key under which the browser keeps the colour mode. */
declare const THEME_KEY: string;

/** Addresses of the application's scripts, with spaces between them. */
declare const SCRIPTS: string;

declare module 'psb:fetched' {
  export * from '@site/src/behaviour/fetched';
}

declare module 'psb:filters' {
  export * from '@site/src/behaviour/filters';
}

declare module 'psb:tree' {
  export * from '@site/src/behaviour/tree';
}

declare module 'psb:playground' {
  /** Draws the playground in an empty element, with the style sheet at an address, until the signal ends it. */
  export function start(place: HTMLElement, styles: string, signal: AbortSignal): Promise<void>;
}

declare module 'psb:checker' {
  /** Draws the check of documents in an empty element, with the style sheet at an address, until the signal ends it. */
  export function start(place: HTMLElement, styles: string, signal: AbortSignal): Promise<void>;
}
