const ENTITIES: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"', '#x26': '&', '#x3C': '<', '#x27': "'"};

/** The words of a piece of HTML that a contract's Markdown became. */
export function wordsOf(html: string): string {
  return html
    .replace(/<\/?(?:p|li|ul|ol|div|br|dt|dd|dl|table|tr|td|th|pre)\b[^>]*>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words that a name in camel case or with hyphens is made of: `sendSalesInvoice` is `send Sales Invoice`. */
export const partsOf = (name: string): string => name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll('-', ' ');
