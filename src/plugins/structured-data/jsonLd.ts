import {onSite} from '../../service';
import type {BuiltPage} from '../builtPages';
import {contractOf} from './contractOf';

type Page = Pick<BuiltPage, 'address' | 'title' | 'description' | 'crumbs' | 'changed'>;

/** The pages above a page, and the page. A group of the sidebar has no page, and an item without an address is no item to search engines. */
function breadcrumbs({title, crumbs}: Page): object {
  const linked = crumbs.filter((crumb) => crumb.address !== undefined);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...linked, {name: title, address: undefined}].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      // The last is the page itself.
      ...(crumb.address !== undefined && {item: onSite(crumb.address)}),
    })),
  };
}

function article({address, title, description, changed}: Page, language: string): object {
  const contract = contractOf(address);
  return {
    '@type': contract ? 'APIReference' : 'TechArticle',
    headline: title,
    description,
    url: onSite(address),
    ...(changed && {dateModified: changed}),
    inLanguage: language,
    ...(contract && {isBasedOn: onSite(contract)}),
  };
}

/** What a page is in the words of schema.org, as a block of data for its head. */
export function jsonLdOf(page: Page, language: string): string {
  const parts = [article(page, language), ...(page.crumbs.length > 0 ? [breadcrumbs(page)] : [])];
  const json = JSON.stringify({'@context': 'https://schema.org', '@graph': parts});
  // Nothing in it may end the element, or begin a comment.
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}
