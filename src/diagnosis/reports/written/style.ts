/** The style of the HTML report: light and dark, and for paper. */
export const STYLE = `
:root{color-scheme:light dark;--text:#1c1e21;--quiet:#5c6370;--edge:#d5d9df;--code:#f3f5f7;--mark:#ffe58a;--bad:#b3261e;--warn:#8a5a00;--good:#1b6e3c;--page:#fff}
@media (prefers-color-scheme:dark){:root{--text:#e6e8eb;--quiet:#a2a9b4;--edge:#3a4049;--code:#23272e;--mark:#6b5300;--bad:#ff9d94;--warn:#f0c36d;--good:#7fd6a2;--page:#17191d}}
*{box-sizing:border-box}
body{max-width:70rem;margin:0 auto;padding:1.5rem;font:1rem/1.5 system-ui,sans-serif;color:var(--text);background:var(--page);overflow-wrap:anywhere}
h1,h2,h3{line-height:1.25;margin:2rem 0 .75rem}
h2{border-top:1px solid var(--edge);padding-top:1.5rem}
p,ul,blockquote{margin:.5rem 0}
ul{padding-left:1.25rem}
a{color:inherit}
blockquote{border-left:3px solid var(--edge);padding-left:.75rem;color:var(--quiet)}
code{font:.875em ui-monospace,monospace;background:var(--code);padding:.1em .25em;border-radius:3px;unicode-bidi:isolate}
pre{margin:0;padding:.75rem;background:var(--code);border-radius:4px;overflow:auto;max-height:30rem}
pre code{padding:0;white-space:pre}
mark{background:var(--mark);color:inherit}
.wide{overflow:auto;margin:.75rem 0}
table{border-collapse:collapse;font-size:.9375rem}
th,td{text-align:left;vertical-align:top;padding:.3rem .75rem .3rem 0;border-bottom:1px solid var(--edge)}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(20rem,1fr));gap:1rem;margin:.75rem 0}
figure{margin:0;min-width:0}
figcaption{color:var(--quiet);font-size:.875rem}
.invalid,.fatal,.rejected{color:var(--bad)}
.unchecked,.warning,.notice,.unknown{color:var(--warn)}
.valid,.passed{color:var(--good)}
@media print{body{max-width:none;padding:0;font-size:10pt}pre{max-height:none}pre code{white-space:pre-wrap}figure,tr{break-inside:avoid}h2,h3{break-after:avoid}}
`;

/** SHA-256 of the style, which the policy of the report permits, and no other style. */
export const STYLE_HASH = 'sha256-wSxJff0osTIaAaK72LJEuYqwyLgkBBfctSYabVWF6SM=';
