/** The one function of the package that we call by ourselves; Docusaurus brings the package without its types. */
declare module 'react-dom' {
  export function flushSync<Result>(run: () => Result): Result;
}
