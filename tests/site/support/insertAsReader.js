/**
 * Runs in pages of Firefox before all else, and puts text into fields as a reader does. By BiDi, Playwright sets the value of the field instead, by a
 * function of this name: React takes that for its own doing, and no `change` follows.
 */
const insert = (text) => document.execCommand('insertText', false, text);
Object.defineProperty(window, '__pw_bidiInsertText', {get: () => insert, set: () => undefined});
