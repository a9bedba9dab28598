import * as z from 'zod';
import {text} from './yamlFile';

/** A Markdown link to the page of an authority. */
const source = z
  .string()
  .regex(/^\[[^\]]+\]\(https:\/\/[^)\s]+\)$/, 'a Markdown link to a public page: [name](https://…)');

const checked = z.string().regex(/^\d{1,2} [A-Z][a-z]+ \d{4}$/, 'a date such as 26 November 2026');

/** The file documents/countries.yaml. */
export const countriesFile = z.array(
  z.strictObject({
    country: text,
    authorities: text,
    companies: text,
    bus: text,
    facts: z.array(z.strictObject({subject: text, what: text, source, checked})).min(1),
  }),
);
