import ts from 'typescript';

/** Compiles one TypeScript file, strictly and on its own, and gives what the compiler says against it. */
export function problemsOf(file: string): string[] {
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
    skipLibCheck: true,
  });
  return ts.getPreEmitDiagnostics(program).map((problem) => {
    const line =
      problem.start === undefined ? undefined : problem.file?.getLineAndCharacterOfPosition(problem.start).line;
    return `${problem.file?.fileName}:${line}: ${ts.flattenDiagnosticMessageText(problem.messageText, ' ')}`;
  });
}
