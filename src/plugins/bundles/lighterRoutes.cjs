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
const page = (path, content, sidebar, component = COMPONENT) => {
  chunksOf[path + '-0'] = {__comp: component, content};
  return {path, component: ComponentCreator(path, '0'), exact: true, sidebar};
};
`;

/** Whether a route has one component and one module of content, and no more. */
const isPage = (chunks = {}) => Object.keys(chunks).join() === '__comp,content';

/** The component that most pages have. */
function commonComponent(chunks) {
  const counts = new Map();
  for (const {__comp: name} of Object.values(chunks).filter(isPage)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

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
  const common = commonComponent(chunks);
  const others = new Map(Object.entries(chunks));
  const lightRoutes = read('routes.js').replace(PAGE, (whole, page, hash, sidebar) => {
    const key = `${page}-${hash}`;
    const {__comp: component, content} = chunks[key] ?? {};
    if (!isPage(chunks[key]) || !others.delete(key)) return whole;
    const words = [page, content, sidebar, ...(component === common ? [] : [component])];
    return `page(${words.map((word) => JSON.stringify(word) ?? 'undefined').join()})`;
  });
  const light = {
    'routes.js': () =>
      lightRoutes.replace(
        /\nexport default/,
        () => `\n${ROUTE_OF_PAGE.replace('COMPONENT', JSON.stringify(common))}\nexport default`,
      ),
    'routesChunkNames.json': () => `export default ${JSON.stringify(Object.fromEntries(others))};`,
    'registry.js': () => source.replace(MODULE_NAME, ''),
  }[path.basename(this.resourcePath)];
  return shortened(light(), read('registry.js'));
};
