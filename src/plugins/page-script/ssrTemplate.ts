import {bundle} from './bundle';

/** The template fills it in, inside the script. */
const SCRIPTS = "<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>";

/** Docusaurus' page template, but without its own name, and the application's scripts are added at the first sign of intent. ssrTemplate.test.ts compares it with the installed one. */
export const ssrTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <script>${bundle('src/behaviour/intent.ts', {values: {SCRIPTS}})}</script>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
