import type {SampleLanguage} from '../samples';
import {csharp} from './csharp';
import {curl} from './curl';
import {java} from './java';
import {javascript} from './javascript';
import type {HttpRequest} from './model';
import {php} from './php';
import {python} from './python';

export type LanguageId = SampleLanguage['id'];

const WRITERS: Record<LanguageId, (request: HttpRequest) => string> = {curl, csharp, java, javascript, python, php};

/** A request as code of a language. */
export const requestText = (language: LanguageId, request: HttpRequest): string => WRITERS[language](request);
