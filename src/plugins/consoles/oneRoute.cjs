const LEAF = /\{\s*path: '([^']+)',\s*component: ComponentCreator\('[^']+', '[^']+'\),\s*exact: true\s*\}(,\s*)?/g;

/** In the list of routes: the first console stands for all, under the pattern of their addresses; the others go. */
function inRoutes(source, {base, pattern}) {
  let found = false;
  return source.replace(LEAF, (route, path, comma = '') => {
    if (!path.startsWith(base)) return route;
    if (found) return '';
    found = true;
    return `{path: '${pattern}', component: ComponentCreator('${pattern}', 'all'), exact: true}${comma}`;
  });
}

/** In the list of chunks: likewise. */
function inChunkNames(source, {base, pattern}) {
  const isConsole = (key) => key.startsWith(base) && key.includes('.html-');
  const all = Object.entries(JSON.parse(source));
  const one = all.find(([key]) => isConsole(key));
  return JSON.stringify(
    Object.fromEntries([...all.filter(([key]) => !isConsole(key)), ...(one ? [[`${pattern}-all`, one[1]]] : [])]),
  );
}

/**
 * The consoles' routes differ only in their address, so the browser gets one for all of them: Docusaurus puts every route of
 * the site into every page's script, where the consoles would weigh 2 kB. The server keeps them all, to make the pages.
 */
module.exports = function oneRoute(source) {
  const rewrite = this.resourcePath.endsWith('.json') ? inChunkNames : inRoutes;
  return rewrite(source, this.getOptions());
};
