import type {CheerioAPI} from 'cheerio';
import {parsed} from '../../support/html';
import {builtHtml} from './site';

export {parsed};

/** The built HTML of a route, parsed as it is served: what a reader without script has, and without a browser. */
export const builtDocument = (route: string): CheerioAPI => parsed(builtHtml(route));
