/** The ids and credentials that examples show. All are invented; none opens anything. */
export const sample = {
  /** The invoice 2026-0417 of the seller to the buyer. */
  invoiceNumber: '2026-0417',
  invoiceDocumentId: '5a2c0e6e-7d3b-4f0a-9d0c-3b1f4c8e2a10',
  /** The buyer's response to that invoice, which rejects it, and those that acknowledge, query, accept and pay it. */
  responseDocumentId: 'c1f7a3d2-0b64-4e19-8a55-91d2e7f03b6c',
  acknowledgeDocumentId: '0d84e7b1-5f92-4c3a-b6e8-27a1c9f45d03',
  underQueryDocumentId: '61c2f9a8-34d7-4e0b-9f15-8b3e7d20a6c4',
  acceptDocumentId: 'a97e3d15-c640-4b28-8d71-f5029be6c31d',
  paidDocumentId: '3e58b0c9-7a1f-4d64-a2c7-90e4d6f8b125',
  /** The invoice that the buyer issues for the staffing agency. */
  selfBillingNumber: 'SB-2026-0088',
  selfBillingDocumentId: 'd75a1c3e-9b08-4f62-85e7-3c0f6a9d2b41',
  selfBillingCreditNumber: 'SB-2026-0089',
  selfBillingCreditDocumentId: '4ce90b7f-62d8-4a13-b5c1-d08f3e7a9624',
  /** The order PO-2041 of the buyer to the seller, its change and cancellation, and the seller's responses to each. */
  orderNumber: 'PO-2041',
  orderDocumentId: '8e4d9b71-2c5f-4a86-b3e0-6f1a7c2d5e93',
  orderChangeDocumentId: '2b9f6c04-8d17-4c3e-9a62-e5071f4b8d3a',
  orderCancellationDocumentId: 'f03a8e5d-61b2-4d97-8c4e-7a9d1b5c2e60',
  orderChangeNumber: 'PO-2041-C1',
  orderCancellationNumber: 'PO-2041-X1',
  orderAcknowledgeDocumentId: '7c1d84f6-0e29-4ab5-93d8-b5a62e70c9f1',
  orderResponseDocumentId: '94c6d1f8-3e7a-4b25-a0d9-2c8f5e1b7a46',
  orderRejectDocumentId: 'e20b5a97-4d6c-4180-bf3e-6c9d1f8a7352',
  orderConditionalDocumentId: '5f9c2e60-b1a8-4d73-86e4-0a7d3c5b9e12',
  orderChangeResponseDocumentId: 'b83f6d0a-29c5-4e17-a4b9-d1e8507f2c36',
  orderCancellationResponseDocumentId: '19e7c4b2-8f53-4a06-9d2b-e6a0b7f3d584',
  hookId: 'invoice-events',
  requestId: '7f3d2c1b0a9e8d6c',
  clientId: 'zilverlinde-erp',
  clientSecret: 'replace-with-your-client-secret',
  subscriptionKey: 'replace-with-your-subscription-key',
  userName: 'erp@zilverlinde.example',
  userPassword: 'replace-with-your-password',
  webhookSecret: 'b3Jhbmdlcy1hcmUtbm90LWJsdWU',
  /** Of the body in docs/samples/webhook-test-vector.json, with that secret. */
  webhookSignature: 'sha256=c198bdbdc4de9fa76ebf9e0b15eee76208586947c5211f40aebd4a6149370978',
} as const;
