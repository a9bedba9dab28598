import type {Fault} from './fault';

/** Pages: front matter, links, images, headings, tables, addresses, steps. */
export const pageFaults: readonly Fault[] = [
  {
    what: 'a link to no page',
    file: 'documents/conversions.mdx',
    append: 'See [the page](/nowhere.html).',
    says: 'documents/conversions.mdx:81: link to /nowhere.html: no such page. src/addresses/routes.json lists the addresses; pages end in .html',
  },
  {
    what: 'a link to no anchor of a page',
    file: 'documents/countries.mdx',
    append: 'See [the limits](/endpoints/overview.html#limit-of-love).',
    says: 'documents/countries.mdx:89: link to /endpoints/overview.html#limit-of-love: /endpoints/overview.html has no anchor #limit-of-love. Use the id of a heading, operation, code or table row of that page',
  },
  {
    what: 'a link that is relative to the file',
    file: 'documents/check.mdx',
    append: 'See [the terms](terms.mdx).',
    says: 'documents/check.mdx:175: link to terms.mdx: relative to the file. Write the address of the page, such as /misc/partyIds.html',
  },
  {
    what: 'a link whose words say nothing',
    file: 'documents/validate.mdx',
    append: 'For the terms, click [here](/documents/terms.html).',
    says: "documents/validate.mdx:125: the link to /documents/terms.html says 'here'. Name in the link what is there",
  },
  {
    what: 'a link to another site that has no reason',
    file: 'vpd/introduction/overview.mdx',
    append: 'See [their page](https://www.wikipedia.org/wiki/Peppol).',
    says: 'vpd/introduction/overview.mdx:191: link to another site, www.wikipedia.org. Explain it here, or add the site with the reason to src/contentCheck/foreignSites.yaml',
  },
  {
    what: 'a link that is not encrypted',
    file: 'vpd/introduction/gettingStarted.mdx',
    append: 'See [veraPDF](http://docs.verapdf.org/).',
    says: 'vpd/introduction/gettingStarted.mdx:224: link to http://docs.verapdf.org/ is not encrypted. Write https://',
  },
  {
    what: 'an image without alternative text',
    file: 'vpd/introduction/partySchema.mdx',
    append: '![](/img/logo.svg)',
    says: 'vpd/introduction/partySchema.mdx:61: image /img/logo.svg without alternative text. Say between the brackets what it shows: ![text](address)',
  },
  {
    what: 'an image that does not exist',
    file: 'platform/misc/securityToken.mdx',
    append: '![The logo](/img/lego.svg)',
    says: 'platform/misc/securityToken.mdx:204: image /img/lego.svg does not exist. Save it in static/img, and write /img/ and its name',
  },
  {
    what: 'an image of another site',
    file: 'docs/introduction/invoice/receive.mdx',
    append: '![A cat](https://docs.verapdf.org/cat.png)',
    says: 'docs/introduction/invoice/receive.mdx:358: image https://docs.verapdf.org/cat.png from another site. Save it in static/img, and write its address there',
  },
  {
    what: 'a heading that skips a level',
    file: 'docs/introduction/invoice/sendResponse.mdx',
    append: '#### Deep below',
    says: "docs/introduction/invoice/sendResponse.mdx:321: heading 'Deep below' is on level 4, below one on level 2. Give it level 3",
  },
  {
    what: 'a second title',
    file: 'docs/introduction/invoice/receiveResponse.mdx',
    append: '# Another title',
    says: "docs/introduction/invoice/receiveResponse.mdx:289: 'Another title' is a heading of the first level. Use ## here: the page's title comes from its front matter",
  },
  {
    what: 'a table with a column that has no name',
    file: 'docs/introduction/invoice/sendSelfbilling.mdx',
    append: '| | Meaning |\n|---|---|\n| a | b |',
    says: 'docs/introduction/invoice/sendSelfbilling.mdx:316: column 1 of the table has no name. Name it in the first row',
  },
  {
    what: 'a row of a table with a cell too many',
    file: 'docs/introduction/invoice/receiveSelfbilling.mdx',
    append: '| Name | Meaning |\n|---|---|\n| a | b | c |',
    says: 'docs/introduction/invoice/receiveSelfbilling.mdx:247: the row has 3 cells, the table has 2 columns. Write one cell for each column, and \\| for a bar in a cell',
  },
  {
    what: 'a JSON example that is no JSON',
    file: 'docs/introduction/order/sendCancellation.mdx',
    append: '```json\n{"id": 1,}\n```',
    says: 'docs/introduction/order/sendCancellation.mdx:235: the example is no JSON: Expected double-quoted property name in JSON at position 9. Correct the JSON, or write … for what is left out',
  },
  {
    what: 'a key that front matter lacks',
    file: 'docs/endpoints/v1-beta/validate.mdx',
    from: '\ntitle: ',
    to: '\nslug: /elsewhere\ntitle: ',
    says: 'docs/endpoints/v1-beta/validate.mdx:2: front matter \'slug\': Unrecognized key: "slug". src/content/frontMatter.ts lists the keys and their form',
  },
  {
    what: 'a description that is too short',
    file: 'docs/endpoints/v1-beta/salesOrder.mdx',
    from: '\ndescription: ',
    to: '\ndescription: Short.\nx: ',
    says: "docs/endpoints/v1-beta/salesOrder.mdx:3: front matter 'description': Too small: expected string to have >=50 characters. src/content/frontMatter.ts lists the keys and their form",
  },
  {
    what: 'a page with the title of another',
    file: 'platform/wsdl.mdx',
    from: '\ntitle: WSDL',
    to: '\ntitle: Party IDs and participant schemes',
    says: "platform/wsdl.mdx:2: the title 'Party IDs and participant schemes' is also that of docs/misc/partyIds.mdx. Say in the title for whom or for what this page is",
  },
  {
    what: 'a page with the description of another',
    file: 'vpd/playground/overview.mdx',
    from: '\ndescription: Look up keyboard shortcuts, use an access token, see what data the playground for party data sends and stores, and fix errors.',
    to: "\ndescription: Write a company's identifier, such as a KvK or VAT number, in the form that a request or document requires, and check its scheme and check digits.",
    says: "vpd/playground/overview.mdx:4: the description 'Write a company's identifier, such as a KvK or VAT number, in the form that a request or document requires, and check its scheme and check digits.' is also that of docs/misc/partyIds.mdx. Write one of its own",
  },
  {
    what: 'a step whose id no step before returned',
    file: 'docs/introduction/invoice/send.mdx',
    append: '<Call operation="getSalesInvoiceStatuses" path="documentId=5a2c0a4e-0000-4000-8000-000000000000" />',
    says: "docs/introduction/invoice/send.mdx:334: 5a2c0a4e-0000-4000-8000-000000000000 comes from no step before. Show the step that returns it, or name its page in 'after'",
  },
  {
    what: 'a page without an address',
    file: 'docs/misc/newPage.mdx',
    create:
      '---\ntitle: A new page of the site\ndescription: A page that somebody wrote and that has no entry in the list of addresses yet.\n---\n\nText.\n',
    says: 'docs/misc/newPage.mdx:1: the page has no entry in src/addresses/routes.json. Add one with the path /misc/newPage.html',
  },
  {
    what: 'an address without a page',
    file: 'src/addresses/routes.json',
    from: '[\n {',
    to: '[\n {\n  "path": "/misc/nothing.html",\n  "section": "root",\n  "indexed": true\n },\n {',
    says: 'src/addresses/routes.json:3: /misc/nothing.html has no page. Write its page, or remove the entry',
  },
];
