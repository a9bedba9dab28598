import eslint from 'oxlint-plugin-eslint';

/** ESLint's `no-restricted-syntax` as a rule of its own, so that its list and that of importWalls.mjs don't replace each other. */
export default {
  meta: {name: 'same-bytes'},
  rules: {syntax: eslint.rules['no-restricted-syntax']},
};
