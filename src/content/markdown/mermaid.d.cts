export function loadMermaid(): Promise<typeof import('beautiful-mermaid')>;
