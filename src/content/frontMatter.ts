import * as z from 'zod';
import type {PageBelow} from '../sources/pages';

/** What a page may say of itself. Docusaurus' own keys are refused on purpose: one way to do each thing. */
export const frontMatterSchema = z.strictObject({
  title: z.string().min(3).max(60).describe('Page title: what and for whom, sentence case'),
  sidebar_label: z.string().min(3).max(40).optional().describe('Label in the sidebar, when it differs from the title'),
  description: z.string().min(50).max(160).describe('One sentence for search results; unique on the site'),
  searchWords: z
    .array(z.string().regex(/^[^,;\n]{2,60}$/, 'a phrase has 2 to 60 characters, and no comma or semicolon'))
    .min(3)
    .max(80)
    .refine((words) => new Set(words).size === words.length, 'says a phrase twice')
    .optional()
    .describe('what readers type who need this page, in words that its title and headings lack'),
  sitename: z.string().optional().describe('og:site_name, when it differs from the name of the service'),
  type: z.enum(['website', 'article']).optional().describe('og:type; default article'),
  pageClass: z
    .enum(['full-body', 'large-body'])
    .optional()
    .describe('full-body: no sidebar, whole width; large-body: every table is as wide as the content'),
  sitemap: z
    .strictObject({
      priority: z.number().min(0).max(1).optional(),
      changefreq: z.enum(['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never']).optional(),
    })
    .optional()
    .describe('default priority 0.8, changefreq weekly'),
  after: z
    .string()
    .regex(/^\/[\w/-]+\.html$/)
    .optional()
    .describe('address of the page whose steps come before those of this one: its ids are known here'),
  robots: z.enum(['noindex']).optional().describe('noindex: out of the sitemap and of search engines'),
});

/** The checked front matter of a page as its components see it; of a page of a format, with the pages beside it. */
export type FrontMatter = Omit<z.infer<typeof frontMatterSchema>, 'searchWords'> & {
  readonly tabs?: readonly PageBelow[];
};
