/** The ids and credentials that examples show. All are invented; none opens anything. */
export const sample = {
  /** The invoice 2026-0417 of the seller to the buyer. */
  invoiceNumber: '2026-0417',
  invoiceDocumentId: '5a2c0e6e-7d3b-4f0a-9d0c-3b1f4c8e2a10',
  /** The buyer's response to that invoice. */
  responseDocumentId: 'c1f7a3d2-0b64-4e19-8a55-91d2e7f03b6c',
  /** The order PO-2041 of the buyer to the seller, its change, cancellation and response. */
  orderNumber: 'PO-2041',
  orderDocumentId: '8e4d9b71-2c5f-4a86-b3e0-6f1a7c2d5e93',
  orderChangeDocumentId: '2b9f6c04-8d17-4c3e-9a62-e5071f4b8d3a',
  orderCancellationDocumentId: 'f03a8e5d-61b2-4d97-8c4e-7a9d1b5c2e60',
  orderResponseDocumentId: '94c6d1f8-3e7a-4b25-a0d9-2c8f5e1b7a46',
  hookId: 'invoice-events',
  requestId: '7f3d2c1b0a9e8d6c',
  clientId: 'zilverlinde-erp',
  clientSecret: 'replace-with-your-client-secret',
  subscriptionKey: 'replace-with-your-subscription-key',
  userName: 'erp@zilverlinde.example',
  webhookSecret: 'b3Jhbmdlcy1hcmUtbm90LWJsdWU',
  /** Of the body in docs/samples/webhook-test-vector.json, with that secret. */
  webhookSignature: 'sha256=c198bdbdc4de9fa76ebf9e0b15eee76208586947c5211f40aebd4a6149370978',
} as const;
