export const quickFixCommandId = 'editor.action.quickFix';
export async function getCodeActions() { return {validActions: [], allActions: [], hasAutoFix: false, dispose() {}}; }
