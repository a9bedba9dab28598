import {service} from '../../service';

/** The style sheet of the page, in the colours of the site. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --page: light-dark(#ffffff, #14121a);
  --surface: light-dark(#faf9fc, #1a1722);
  --text: light-dark(#1d1a26, #ece9f3);
  --soft: light-dark(#5d576b, #a69fb6);
  --line: light-dark(#e8e4ef, #2d2838);
  --edge: light-dark(#8c849c, #756d87);
  --accent: light-dark(${service.site.themeColor}, color-mix(in oklab, ${service.site.themeColor}, white 45%));
  --accent-soft: color-mix(in oklab, var(--accent), var(--page) 90%);
  --good: light-dark(#17653a, #6fcf97);
  --bad: light-dark(#a8232f, #ff8e97);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
a { color: var(--accent); text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: 0.875em; overflow-wrap: anywhere; unicode-bidi: isolate; }
.skip { position: absolute; left: -100vw; }
.skip:focus { left: 1rem; top: 1rem; background: var(--page); padding: 0.5rem; z-index: 1; }
header, main, footer { max-width: 72rem; margin: 0 auto; padding: 0 1.5rem; }
header { display: flex; flex-wrap: wrap; gap: 0.25rem 2rem; align-items: center; padding-block: 0.75rem; }
.name { color: var(--accent); font-weight: 700; text-decoration: none; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem; margin: 0; padding: 0; list-style: none; }
nav li a { display: block; padding: 0.375rem 0.75rem; border-radius: 0.5rem; color: var(--text); text-decoration: none; }
nav li a:hover { background: var(--surface); }
nav li a[aria-current] { background: var(--accent-soft); color: var(--accent); font-weight: 600; }
.count { color: var(--soft); font-size: 0.8125rem; font-variant-numeric: tabular-nums; font-weight: 400; }
main { display: flex; flex-direction: column; padding-block: 1rem; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.25; }
h2, h3 { margin: 0; font-size: 1rem; }
.about { margin: 0.25rem 0 1rem; color: var(--soft); }
.hidden { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); }
footer { padding-block: 1rem 3rem; color: var(--soft); font-size: 0.9375rem; }
.notice { order: -1; margin: 0 0 1rem; padding: 0.5rem 0.75rem; border-radius: 0.5rem; background: var(--accent-soft); color: var(--accent); }
.controls { margin-bottom: 1.5rem; padding: 0.75rem 1rem; border-radius: 0.75rem; background: var(--surface); }
.controls p { margin: 0 0 0.5rem; color: var(--soft); font-size: 0.9375rem; }
.row, .row form { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
.row { justify-content: space-between; align-items: flex-start; }
button { min-height: 2.25rem; padding: 0.25rem 0.75rem; border: 1px solid var(--edge); border-radius: 0.5rem; background: var(--page); color: var(--text); font: inherit; font-size: 0.9375rem; cursor: pointer; }
button:hover { border-color: var(--accent); color: var(--accent); }
.reset summary { padding: 0.375rem 0; color: var(--soft); cursor: pointer; }
.reset form { max-width: 22rem; }
.list { margin: 0; padding: 0; list-style: none; border-top: 1px solid var(--line); }
.list:has(li) + .none { display: none; }
.none { margin: 0; padding: 1rem 0; color: var(--soft); }
.list > li { border-bottom: 1px solid var(--line); }
.list summary { display: grid; grid-template-columns: 0.75rem 5rem minmax(0, 2fr) minmax(0, 1.5fr); gap: 0 1rem; padding: 0.625rem 0.5rem; cursor: pointer; list-style: none; overflow-wrap: anywhere; }
.requests summary { grid-template-columns: 0.75rem 5rem minmax(0, 1fr) auto; }
.documents summary { grid-template-columns: 0.75rem minmax(0, 1.2fr) minmax(0, 2fr) minmax(0, 1.6fr); }
.list summary::-webkit-details-marker { display: none; }
.list summary::before { content: ''; align-self: start; width: 0.4rem; height: 0.4rem; margin-top: 0.5rem; border: solid var(--edge); border-width: 0 2px 2px 0; transform: rotate(-45deg); }
.list details[open] > summary::before { transform: rotate(45deg); }
.list summary:hover { background: var(--surface); }
.list summary > :last-child:not(:first-child) { color: var(--soft); }
.documents summary > :last-child { color: var(--text); }
.id { color: var(--soft); }
time { font-variant-numeric: tabular-nums; color: var(--soft); }
.good { color: var(--good); }
.bad { color: var(--bad); }
.more { display: grid; gap: 1rem; padding: 0.5rem 0.5rem 1.5rem 2.25rem; }
.more > * { margin: 0; min-width: 0; }
dl { display: grid; gap: 0.25rem 1.5rem; }
dl > div { display: grid; grid-template-columns: 11rem minmax(0, 1fr); gap: 0 1rem; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
.box h3 { font-size: 0.9375rem; overflow-wrap: anywhere; }
.note { margin: 0.25rem 0 0; color: var(--soft); font-size: 0.9375rem; }
pre { max-height: 26rem; margin: 0.5rem 0 0; padding: 0.75rem 1rem; overflow: auto; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--surface); font-size: 0.8125rem; white-space: pre-wrap; tab-size: 2; }
pre code { font-size: inherit; }
table { width: 100%; margin-top: 0.5rem; border-collapse: collapse; font-size: 0.9375rem; }
th, td { padding: 0.375rem 1rem 0.375rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th[scope='row'] { font-weight: 600; }
thead th { color: var(--soft); font-size: 0.8125rem; font-weight: 400; }
.pager { margin-top: 1rem; color: var(--soft); }
@media (max-width: 45rem) {
  header, main, footer { padding-inline: 1rem; }
  .list.list summary { grid-template-columns: 0.75rem minmax(0, 1fr); }
  .list summary > * { grid-column: 2; }
  .list summary::before { grid-row: 1 / span 4; }
  .more { padding-left: 0.5rem; }
  dl { gap: 0.5rem; }
  dl > div { grid-template-columns: minmax(0, 1fr); }
  table, thead, tbody, tr, th, td { display: block; padding-right: 0; }
  thead { position: absolute; left: -100vw; }
  tr { padding: 0.375rem 0; border-bottom: 1px solid var(--line); }
  th, td { border: 0; padding: 0; }
}
`;
