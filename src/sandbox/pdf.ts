/** Names that Factur-X, ZUGFeRD (1 and 2) and hybrid XRechnung give to the XML in a PDF. */
const NAMES = /factur-x\.xml|zugferd-invoice\.xml|xrechnung\.xml/i;

/**
 * Whether a file is a PDF with an invoice as XML in it. The file specification can be compressed, but the XMP metadata of PDF/A-3, which
 * these formats require, also name the XML and can't be.
 */
export function isHybridPdf(data: Buffer): boolean {
  const text = data.toString('latin1');
  return text.startsWith('%PDF-') && NAMES.test(text);
}
