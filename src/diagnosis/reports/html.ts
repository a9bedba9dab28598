import {escaped} from '../source/edits';
import type {Report} from '../model';
import type {Origin} from './origin';
import {outlineOf} from './report';
import {oneLine} from './shown';
import {counted} from './words';
import {writtenAsHtml} from './written/html';
import {STYLE, STYLE_HASH} from './written/style';

/** Nothing is loaded or run, nothing is sent, and no style but that of the report applies. */
const POLICY = `default-src 'none'; style-src '${STYLE_HASH}'; base-uri 'none'; form-action 'none'`;

function titleOf(reports: readonly Report[]): string {
  const [first] = reports;
  return `Check of ${reports.length === 1 && first ? oneLine(first.file.name) : counted(reports.length, 'document')}`;
}

/** Reports as one HTML file that needs no other: its style is in it, it has no script, and every value of a document in it is text. */
export const htmlOf = (reports: readonly Report[], origin: Origin): string =>
  `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escaped(titleOf(reports))}</title>
<style>${STYLE}</style>
</head>
<body>
${writtenAsHtml(outlineOf(reports, origin))}
</body>
</html>
`;
