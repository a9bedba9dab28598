/** Where and when a check was made. */
export interface Origin {
  /** Address of the site with its base path: `https://docs.example.com`. */
  readonly siteUrl: string;
  /** ISO date, or date and time. */
  readonly checkedOn: string;
}

const ADDRESS = /^https?:\/\/[^\s<>"'`\\]+$/i;

/**
 * An address that works outside the site.
 * @param href of the site, from its root (`/documents/terms.html#BT-31`), or absolute
 * @returns an absolute address; nothing for any other, such as one with `javascript:`
 */
export function addressOf(href: string | undefined, {siteUrl}: Pick<Origin, 'siteUrl'>): string | undefined {
  if (!href) return undefined;
  const address = /^\/(?!\/)/.test(href) ? siteUrl.replace(/\/+$/, '') + href : href;
  return ADDRESS.test(address) ? address : undefined;
}
