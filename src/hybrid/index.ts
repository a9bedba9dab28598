import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import PDFDocument from 'pdfkit';
import {drawInvoice, type NameOf} from './draw';
import {printedInvoiceOf, printedUblOf, type PrintedInvoice} from './invoice';
import {FACTURX_METADATA, XML_NAME} from './xmp';

const require = createRequire(import.meta.url);
const fontFile = (weight: number): Buffer =>
  readFileSync(require.resolve(`@fontsource/geist-sans/files/geist-sans-latin-${weight}-normal.woff`));

const dateOf = ({date}: PrintedInvoice): Date => new Date(`${date}T00:00:00Z`);

/** Ends a document, and gives all that it has written. */
function bytesOf(pdf: PDFKit.PDFDocument): Uint8Array {
  pdf.end();
  return pdf.read() as Buffer;
}

/** A PDF/A-3b with an invoice drawn on it, to which more can be added before it ends. */
function drawnPdf(invoice: PrintedInvoice, nameOf: NameOf): PDFKit.PDFDocument {
  const made = dateOf(invoice);
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 50,
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    lang: 'en',
    displayTitle: true,
    autoFirstPage: false,
    info: {
      Title: invoice.title,
      Author: invoice.seller.name,
      Creator: 'PDFKit',
      Producer: 'PDFKit',
      CreationDate: made,
      ModDate: made,
    },
  });
  pdf.registerFont('Regular', fontFile(400)).registerFont('Bold', fontFile(600));
  pdf.font('Regular').addPage();
  drawInvoice(pdf, invoice, nameOf);
  return pdf;
}

/**
 * A hybrid invoice: PDF/A-3b with Factur-X XML (EN 16931 profile) embedded byte for byte. The same XML gives the same bytes; `nameOf` names codes.
 * @throws Error for an invoice without one of the mandatory terms
 */
export function hybridInvoice(xml: string, nameOf: NameOf): Uint8Array {
  const invoice = printedInvoiceOf(xml);
  const made = dateOf(invoice);
  const pdf = drawnPdf(invoice, nameOf);
  const attachment = {
    name: XML_NAME,
    type: 'text/xml',
    description: 'The invoice as Factur-X XML',
    relationship: 'Alternative',
    creationDate: made,
    modifiedDate: made,
  };
  pdf.file(Buffer.from(xml, 'utf8'), attachment);
  pdf.appendXML(FACTURX_METADATA);
  return bytesOf(pdf);
}

/** A UBL invoice or credit note as a PDF for people, without the XML. @throws Error for another document, and for one without a mandatory term */
export const ublPdf = (xml: string, nameOf: NameOf): Uint8Array => bytesOf(drawnPdf(printedUblOf(xml), nameOf));
