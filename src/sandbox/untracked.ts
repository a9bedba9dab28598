import * as codeLists from '../sources/codeLists';
import {untracked} from '../sources/files';
import * as platform from '../sources/platform';
import * as yaml from '../sources/yaml';
import type {PartySchemes} from '../contracts/codeLists/schemes';
import type {PlatformErrors} from '../contracts/platform/errors';
import type {YamlFile} from '../contracts/yamlFile';

/** A file of the project with its tokens filled. */
export const readFilled = (file: string): string => untracked(() => yaml.readFilled(file));

/** A YAML file of the project with its tokens filled. @throws ContentError for text that is not YAML */
export const yamlFile = (file: string): YamlFile => untracked(() => yaml.yamlFile(file));

/** The text of the SOAP contract. */
export const platformWsdlText = (): string => untracked(platform.platformWsdlText);

/** The error catalogue of the SOAP platform. @throws ContentError for an entry that is wrong */
export const platformErrors = (): PlatformErrors => untracked(platform.platformErrors);

/** The participant schemes. */
export const partySchemes = (): PartySchemes => untracked(codeLists.partySchemes);

const codesOf = (list: string) => untracked(() => codeLists.publishedList(list)).codes;

/** The name of a code of a published list, or the code where the list lacks it. */
export const codeName = (list: string, code: string): string => codesOf(list).find(({id}) => id === code)?.name ?? code;

/** Whether a code is in ISO 3166-1. The published list adds past countries, each with a source, and Peppol's own `XI` and `1A`. */
export const isCountry = (code: string): boolean =>
  /^[A-WYZ][A-Z]$/.test(code) && codesOf('country').some(({id, source}) => id === code && source === undefined);
