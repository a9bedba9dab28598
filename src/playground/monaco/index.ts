/** The features of Monaco that the playground uses. package.json names this module among those with side effects. */
import 'monaco-editor/esm/vs/editor/browser/coreCommands.js';
import 'monaco-editor/esm/vs/editor/contrib/bracketMatching/browser/bracketMatching.js';
import 'monaco-editor/esm/vs/editor/contrib/clipboard/browser/clipboard.js';
import 'monaco-editor/esm/vs/editor/contrib/comment/browser/comment.js';
import 'monaco-editor/esm/vs/editor/contrib/cursorUndo/browser/cursorUndo.js';
import 'monaco-editor/esm/vs/editor/contrib/find/browser/findController.js';
import 'monaco-editor/esm/vs/editor/contrib/gotoSymbol/browser/link/goToDefinitionAtPosition.js';
import 'monaco-editor/esm/vs/editor/contrib/hover/browser/hoverContribution.js';
import 'monaco-editor/esm/vs/editor/contrib/indentation/browser/indentation.js';
import 'monaco-editor/esm/vs/editor/contrib/linesOperations/browser/linesOperations.js';
import 'monaco-editor/esm/vs/editor/contrib/snippet/browser/snippetController2.js';
import 'monaco-editor/esm/vs/editor/contrib/suggest/browser/suggestController.js';
import 'monaco-editor/esm/vs/editor/contrib/tokenization/browser/tokenization.js';
import 'monaco-editor/esm/vs/editor/contrib/toggleTabFocusMode/browser/toggleTabFocusMode.js';
import 'monaco-editor/esm/vs/editor/contrib/wordOperations/browser/wordOperations.js';
import 'monaco-editor/esm/vs/editor/common/standaloneStrings.js';
import 'monaco-editor/esm/vs/base/browser/ui/codicons/codiconStyles.js';
import * as monaco from 'monaco-editor/esm/vs/editor/editor.api.js';
import {TabFocus} from 'monaco-editor/esm/vs/editor/browser/config/tabFocus.js';
import {optionsFor, prepareFrame} from './options';

export * from 'monaco-editor/esm/vs/editor/editor.api.js';

// Tab leaves every editor: a reader without a mouse must be able to. The option of the same name does nothing.
TabFocus.setTabFocusMode(true);

/** Editors get our options, and a frame that assistive technology passes over. */
export const editor: typeof monaco.editor = {
  ...monaco.editor,
  create(frame, options = {}, services) {
    prepareFrame(frame);
    return monaco.editor.create(frame, {...options, ...optionsFor(options)}, services);
  },
};
