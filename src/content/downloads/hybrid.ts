import {hybridInvoice} from '../../hybrid';
import {publishedList} from '../codeLists';
import {readTracked} from '../files';
import type {Downloads} from '../publicFiles';

const EXAMPLE = 'documents/examples/cii-facturx/invoice-typical';

/** The typical Factur-X invoice as the PDF that it travels in. */
const downloads: Downloads = async () => {
  const nameOf = (list: string, code: string): string =>
    publishedList(list).codes.find(({id}) => id === code)?.name ?? code;
  return [{path: `${EXAMPLE}.pdf`, content: await hybridInvoice(readTracked(`${EXAMPLE}.xml`), nameOf)}];
};

export default downloads;
