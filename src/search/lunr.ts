import lunr from 'lunr/lunr.js';

/**
 * lunr 2.3.9, the newest, with one mistake corrected. It compares nodes of its index by a text without separators: '1' to node 324 is the same as '1' to
 * node 3 and '2' to node 4. Words with many digits, such as ERRSND4000001, then become others, and a query for them fails.
 * https://github.com/olivernn/lunr.js/blob/v2.3.9/lib/token_set.js (`lunr.TokenSet.prototype.toString`)
 */
lunr.TokenSet.prototype.toString = function toString() {
  const edges = Object.keys(this.edges).sort();
  return [this.final ? '1' : '0', ...edges.map((letter) => `${letter}${this.edges[letter]?.id}`)].join(' ');
};

export default lunr;
