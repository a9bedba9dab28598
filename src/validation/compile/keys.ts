/** The key of the elements of a document by local name. */
export const ELEMENTS = 'psb:elements';

/** The key of its attributes by local name. */
export const ATTRIBUTES = 'psb:attributes';

/** Both keys, as XSLT. They give nodes in document order. */
export const KEYS = `<xsl:key name="${ELEMENTS}" match="*" use="local-name()"/>
<xsl:key name="${ATTRIBUTES}" match="@*" use="local-name()"/>`;
