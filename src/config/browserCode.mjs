/** What browser code may not do, as selectors of ESLint's `no-restricted-syntax`: no text from an address or a storage decides what is loaded, run or asked. */

const ADDRESS = 'The address of a script is a literal that the build fills in (src/behaviour/given.d.ts).';

const HTML =
  'HTML becomes elements in src/components/html.ts and src/components/parsedHtml.ts alone. Use asHtml or parsedHtml, with HTML of the build.';

const ROOT =
  'Of the root element only theme, themeChoice, language, version and hasHydrated may be read, as document.documentElement.dataset.NAME. Look for other data inside main.';

/** Members of the DOM that read a text as HTML, or a text as a script. */
const HTML_NAMES = [
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'createContextualFragment',
  'setHTML',
  'setHTMLUnsafe',
  'parseHTMLUnsafe',
  'srcdoc',
  'srcDoc',
  'dangerouslySetInnerHTML',
  'DOMParser',
].join('|');

const ROOT_ELEMENT = 'MemberExpression[property.name=/^(documentElement|body)$/]';
const ROOT_DATASET = `MemberExpression[object.property.name='dataset'][object.object.property.name=/^(documentElement|body)$/]`;

const loading = [
  {selector: "ImportExpression[source.type!='Literal']", message: ADDRESS},
  {selector: "CallExpression[callee.name='eval'], NewExpression[callee.name='Function']", message: ADDRESS},
  {selector: "CallExpression[callee.name='Function']", message: ADDRESS},
];

const html = [
  {selector: `Identifier[name=/^(${HTML_NAMES})$/], JSXIdentifier[name=/^(${HTML_NAMES})$/]`, message: HTML},
  {selector: `MemberExpression > Literal[value=/^(${HTML_NAMES})$/]`, message: HTML},
  {selector: "MemberExpression[object.name='document'][property.name=/^(write|writeln)$/]", message: HTML},
];

const root = [
  {
    selector: `${ROOT_DATASET}:not([computed=false][property.name=/^(theme|themeChoice|language|version|hasHydrated)$/])`,
    message: ROOT,
  },
  // Under another name it could not be followed.
  {selector: `VariableDeclarator[id.type='Identifier'] > ${ROOT_ELEMENT}.init`, message: ROOT},
  {
    selector: `VariableDeclarator:has(> ${ROOT_ELEMENT}.init) > ObjectPattern > Property[key.name='dataset']`,
    message: ROOT,
  },
  {selector: `VariableDeclarator > MemberExpression.init[property.name='dataset'] > ${ROOT_ELEMENT}`, message: ROOT},
  {
    selector: `CallExpression[callee.property.name=/^getAttribute/][callee.object.property.name=/^(documentElement|body)$/]`,
    message: ROOT,
  },
];

const LINK =
  "An address of the site needs the path of the site: use SiteLink, or Docusaurus' Link, for a link, and inSite for other addresses.";

const HREF = "JSXOpeningElement[name.name='a'] > JSXAttribute[name.name='href']";

/** Links that don't lead to an anchor of their page, and addresses of the site that are requested or shown as they are written. */
const links = [
  {selector: `${HREF} > Literal.value[value=/^[^#]/]`, message: LINK},
  {selector: `${HREF} > JSXExpressionContainer > TemplateLiteral:not([quasis.0.value.raw=/^#/])`, message: LINK},
  {selector: `${HREF} > JSXExpressionContainer > :not(TemplateLiteral)`, message: LINK},
  {selector: "JSXAttribute[name.name='action'][value.value=/^[/]/]", message: LINK},
  {selector: "CallExpression[callee.name='fetch'] > Literal[value=/^[/]/]", message: LINK},
];

/** For all code that runs in a browser. */
export const browserCode = [...loading, ...html, ...root, ...links];

/** The same for the two files in which HTML becomes elements. */
export const htmlFiles = [...loading, ...root, ...links];

/** The same for the component that draws links. */
export const linkFile = [...loading, ...html, ...root];
