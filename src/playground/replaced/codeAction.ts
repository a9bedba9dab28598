/** No language of the playground offers corrections; the hover over a mistake asks for some. */
export const quickFixCommandId = 'editor.action.quickFix';

export const getCodeActions = (): Promise<object> =>
  Promise.resolve({validActions: [], allActions: [], hasAutoFix: false, dispose: () => undefined});
