const path = require('node:path');

// The plugin is TypeScript.
require('tsx/esm/api').register();

const words = path.join(__dirname, 'src/words');

/** The word list and the longest sentence, about 40 words. What is read of a file: src/words/README.md. */
module.exports = {
  plugins: {[path.join(words, 'textlint.ts')]: true},
  rules: {
    prh: {rulePaths: [path.join(words, 'plainEnglish.yml')]},
    'sentence-length': {max: 200},
  },
};
