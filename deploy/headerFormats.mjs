/*
 * The policies of a site in the words of each host. Each function gets the rules for addresses (`pattern`, a regular expression, and `policy`) and the
 * policy of all other addresses, and returns text for the place of further headers in the recipe of the host. Rules after the first are its exceptions.
 */

const POLICY = 'Content-Security-Policy';
const lines = (...all) => `${all.flat().join('\n')}\n`;

function nginx({rules, others}) {
  return lines(
    `set $psb_policy "${others}";`,
    rules.map(({pattern, policy}) => `if ($uri ~ "${pattern}") { set $psb_policy "${policy}"; }`),
    `add_header ${POLICY} $psb_policy always;`,
  );
}

function apache({rules, others}) {
  return lines(
    `Header always set ${POLICY} "${others}"`,
    rules.map(
      ({pattern, policy}) => `<If "%{REQUEST_URI} =~ m#${pattern}#">\n  Header always set ${POLICY} "${policy}"\n</If>`,
    ),
  );
}

function caddy({rules, others}) {
  return lines(
    'map {path} {psb_policy} {',
    // The first that matches is taken.
    [...rules].reverse().map(({pattern, policy}) => `  \`~${pattern}\` "${policy}"`),
    `  default "${others}"`,
    '}',
    `header ${POLICY} {psb_policy}`,
  );
}

function lighttpd({rules, others}) {
  const header = (policy) => `setenv.set-response-header += ("${POLICY}" => "${policy}")`;
  const branches = [...rules]
    .reverse()
    .map(
      ({pattern, policy}, index) => `${index === 0 ? '' : 'else '}$HTTP["url"] =~ "${pattern}" { ${header(policy)} }`,
    );
  return lines(branches, `else { ${header(others)} }`);
}

/** Several rules of this host would add their policies up, so the pages' own have to do. */
const netlify = ({others}) => lines('/*', `  ${POLICY}: ${others}`);

/** The hosts by the names that the command accepts. */
export const FORMATS = {nginx, apache, caddy, lighttpd, netlify};
