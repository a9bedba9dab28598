const {getSwcHtmlMinifier} = require('@docusaurus/faster');

const STYLE = /<style>([\s\S]*?)<\/style>/;

/**
 * A style sheet as it is in a built page, where Docusaurus' own minifier writes it: what the application draws has then the same text, which the
 * policy of the page permits by its hash. `source` is CSS.
 */
module.exports = function asInPages(source) {
  const done = this.async();
  const page = `<!doctype html><html><head><title>x</title></head><body><style>${source}</style></body></html>`;
  getSwcHtmlMinifier()
    .then((minify) => minify(Buffer.from(page), {minifyCss: true}))
    .then(({code}) => done(null, STYLE.exec(code)[1]))
    .catch(done);
};
