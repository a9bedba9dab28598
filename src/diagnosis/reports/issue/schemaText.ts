/** How a message of libxml2 begins: the element that it is about, and the attribute. */
const PLACE = /^Element '(?:\{[^{}']*\})?([^'{}]+)'(?:, attribute '(?:\{[^{}']*\})?([^'{}]+)')?: /;

/**
 * Messages of libxml2 that have a value of the document between quotation marks, and what follows it, which is of the schema. The value may contain
 * anything, also such a message, so it is everything before the last place where the rest fits.
 */
const WITH_VALUE = [
  /^()'[^]*'( is not a valid value of the (?:local )?(?:atomic|list|union) type(?: '[^']*')?\.)$/,
  /^(\[facet '\w+'\] The value )'[^]*'( is not accepted by the pattern '[^]*'\.)$/,
  /^(\[facet '\w+'\] The value )'[^]*'( is not an element of the set \{[^]*\}\.)$/,
  /^(\[facet '\w+'\] The value )'[^]*'( (?:has more (?:fractional )?digits than are allowed|is less than the minimum value allowed|exceeds the maximum value allowed|must be (?:greater|less) than) \('[^']*'\)\.)$/,
  /^(\[facet '\w+'\] The value has a length of )'\d+'(; this (?:exceeds|underruns|differs from) the allowed (?:maximum |minimum )?length of '\d+'\.)$/,
  /^(The (?:actual )?value )'[^]*'( does not match the fixed value constraint '[^']*'\.)$/,
];

/** Messages without a value of the document. */
const WITHOUT_VALUE = [
  /^This element is not expected\.(?: Expected is (?:one of )?\( [^'"]* \)\.)?$/,
  /^Missing child element\(s\)\.(?: Expected is (?:one of )?\( [^'"]* \)\.)?$/,
  /^The attribute '[\w:{}.-]+' is (?:required but missing|not allowed)\.$/,
  /^(?:Character|Element) content [a-z ]*is not allowed, because the (?:content type|type definition) is [a-z'-]+\.$/,
  /^No matching global (?:element )?declaration available(?: for the validation root|, but demanded by the strict wildcard)\.$/,
];

/** A longer message has a value that is not worth the time to find. */
const MOST = 10_000;

/** Namespaces before the names of elements, which make the text long. */
const NAMESPACES = /\{[^{}' ]*\}(?=[\p{L}_])/gu;

const GENERAL = 'The content does not follow the schema.';

function saidOf(said: string): string {
  if (said.length > MOST) return GENERAL;
  if (WITHOUT_VALUE.some((pattern) => pattern.test(said))) return said;
  for (const pattern of WITH_VALUE) {
    const [whole, before = '', after = ''] = pattern.exec(said) ?? [];
    if (whole !== undefined) return `${before}'…'${after}`;
  }
  return GENERAL;
}

/** A message of the schema without values of the document. What is not known to have none becomes a general sentence. */
export function schemaText(message: string): string {
  const [whole = '', element, attribute] = PLACE.exec(message) ?? [];
  const place = element ? `Element '${element}'${attribute ? `, attribute '${attribute}'` : ''}: ` : '';
  return place + saidOf(message.slice(whole.length).trim()).replace(NAMESPACES, '');
}
