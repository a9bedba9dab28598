import {redirectPolicy} from '../policy/policy';

const FOLLOW = 'location.replace(new URL(document.querySelector("link").href).pathname+location.search+location.hash)';

/** The file that leads from `/x/y` to `target`, `/x/y.html`: by script, which keeps the hash and is all that its policy permits, or by a refresh. */
export function redirectPage(target: string, canonical: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${redirectPolicy(FOLLOW)}">
<title>This page is at ${target}</title>
<link rel="canonical" href="${canonical}">
<meta name="robots" content="noindex">
<script>${FOLLOW}</script>
<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
</head>
<body>
<p>This page is at <a href="${target}">${target}</a>.</p>
</body>
</html>
`;
}
