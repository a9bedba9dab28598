import type {Language, LegalForm} from '../data';
import {textIn} from '../language';

/** The type `companyCode`. */
export interface LegalFormView {
  readonly country: string;
  readonly code: string;
  readonly name: string;
  readonly abbreviation: string | null;
}

/** A legal form in a language. */
export function legalFormView(form: LegalForm, language: Language): LegalFormView {
  const {country, code, abbreviation} = form;
  return {country, code, abbreviation, name: textIn(form, language) ?? code};
}
