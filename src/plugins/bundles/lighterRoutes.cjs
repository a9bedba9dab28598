const fs = require('node:fs');
const path = require('node:path');

/** A page in the routes that Docusaurus generates. */
const PAGE =
  /\{\s*path: '([^']+)',\s*component: ComponentCreator\('\1', '([0-9a-f]{3})'\),\s*exact: true(?:,\s*sidebar: "(\w+)")?\s*\}/g;
const CHUNK = /(?<=")[0-9a-f]{8}(?=")/g;
/** The name and the number of a module, which only a server asks for. */
const MODULE_NAME = /(?<=\)), "[^"]+", require\.resolveWeak\("[^"]+"\)(?=\])/g;

/** Adds the chunks of a page to the list of all, under a hash that isn't needed to tell pages apart, and gives its route. */
const ROUTE_OF_PAGE = `import chunksOf from '@generated/routesChunkNames';
const page = (path, content, sidebar) => {
  chunksOf[path + '-0'] = {__comp: COMPONENT, content};
  return {path, component: ComponentCreator(path, '0'), exact: true, sidebar};
};
`;

/** The pages that have one component and one module of content. */
function pagesOf(routes, chunks) {
  const all = Array.from(routes.matchAll(PAGE), ([, page, hash]) => ({key: `${page}-${hash}`}));
  const plain = all.filter(({key}) => Object.keys(chunks[key] ?? {}).join() === '__comp,content');
  const components = plain.map(({key}) => chunks[key].__comp);
  const most = components.sort((a, b) => count(components, b) - count(components, a))[0];
  return {component: most, keys: new Set(plain.filter(({key}) => chunks[key].__comp === most).map(({key}) => key))};
}

const count = (all, wanted) => all.filter((each) => each === wanted).length;

/** The shortest beginnings that tell the names of chunks apart. */
function shortened(text, registry) {
  const names = [...new Set(registry.match(CHUNK))];
  let length = 1;
  while (new Set(names.map((name) => name.slice(0, length))).size < names.length) length += 1;
  return text.replace(CHUNK, (name) => name.slice(0, length));
}

/**
 * What Docusaurus generates for the browser of all pages, in fewer bytes: each page is named once, not four times, and chunks by a few characters.
 * It is for three files, of which this is one: the routes, the chunks of each route, and the modules of the chunks.
 */
module.exports = function lighterRoutes(source) {
  const read = (name) => {
    const file = path.join(path.dirname(this.resourcePath), name);
    this.addDependency(file);
    return fs.readFileSync(file, 'utf8');
  };
  const chunks = JSON.parse(read('routesChunkNames.json'));
  const {component, keys} = pagesOf(read('routes.js'), chunks);
  const light = {
    'routes.js': () =>
      source
        .replace(
          /\nexport default/,
          () => `\n${ROUTE_OF_PAGE.replace('COMPONENT', JSON.stringify(component))}\nexport default`,
        )
        .replace(PAGE, (whole, page, hash, sidebar) => {
          const key = `${page}-${hash}`;
          const words = [page, chunks[key]?.content, ...(sidebar ? [sidebar] : [])];
          return keys.has(key) ? `page(${words.map((word) => JSON.stringify(word)).join()})` : whole;
        }),
    'routesChunkNames.json': () =>
      `export default ${JSON.stringify(Object.fromEntries(Object.entries(chunks).filter(([key]) => !keys.has(key))))};`,
    'registry.js': () => source.replace(MODULE_NAME, ''),
  }[path.basename(this.resourcePath)];
  return shortened(light(), read('registry.js'));
};
