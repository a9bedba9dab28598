import {expect, type Page} from '@playwright/test';
import {consolePath, openConsole} from '../site/support/console';
import {openPlayground, PLAYGROUND} from '../site/support/playground';

/** A kind of page by the one that stands for it. */
interface Kind {
  readonly address: string;
  /** What the site answers; 200 unless it says otherwise. */
  readonly status?: number;
  /** Waits, in the open page, for what comes after the HTML. */
  readonly ready?: (page: Page) => Promise<unknown>;
}

const OPERATION = {version: 'v1', id: 'sendSalesInvoice'};
const FORMAT = '/documents/invoices/ubl/bisv3';

/** Every kind of page, under the name of the folder with its pictures. */
export const KINDS: Readonly<Record<string, Kind>> = {
  reference: {address: '/'},
  operation: {
    address: `/#${OPERATION.id}`,
    ready: (page) => expect(page.locator(`[id="${OPERATION.id}"] > [data-operation]`)).toBeInViewport(),
  },
  console: {
    address: consolePath(OPERATION.version, OPERATION.id),
    ready: (page) => openConsole(page, OPERATION.version, OPERATION.id),
  },
  introduction: {address: '/introduction/overview.html'},
  guide: {address: '/introduction/invoice/send.html'},
  endpoint: {address: '/endpoints/v1/salesInvoice.html'},
  documents: {address: '/documents/overview.html'},
  format: {address: `${FORMAT}.html`},
  examples: {address: `${FORMAT}/examples.html`},
  structure: {address: `${FORMAT}/structure.html`},
  rejections: {address: `${FORMAT}/rejections.html`},
  ruleSet: {address: '/documents/rules/en16931-ubl.html'},
  codeLists: {address: '/misc/codeList.html'},
  codeList: {address: '/misc/codeList/unit.html'},
  network: {address: '/networks/peppol.html'},
  errors: {address: '/platform/misc/errorHandling.html'},
  soapOperation: {address: '/platform/endpoints/v3.1/sendDocument.html'},
  wsdl: {address: '/platform/wsdl.html'},
  partySchema: {address: '/vpd/introduction/partySchema.html'},
  playground: {address: PLAYGROUND, ready: (page) => openPlayground(page)},
  search: {
    address: '/search.html?q=invoice',
    ready: (page) => page.locator('main article').first().waitFor(),
  },
  missing: {address: '/no/such/page.html', status: 404},
};
