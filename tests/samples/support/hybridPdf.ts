import {AFRelationship, PDFDocument} from 'pdf-lib';

/** A hybrid PDF by a writer other than ours, with an invoice as XML in it. */
export async function hybridPdf(xml: string): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  await pdf.attach(Buffer.from(xml), 'factur-x.xml', {afRelationship: AFRelationship.Alternative});
  return Uint8Array.from(await pdf.save());
}
