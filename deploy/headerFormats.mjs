/*
 * The security headers in the words of each host. Each function gets the rules for addresses (`pattern`, a regular expression, and `policy`), the policy of
 * all other addresses, and the headers of every response as pairs, and returns text. Rules after the first are its exceptions.
 */

const POLICY = 'Content-Security-Policy';
const lines = (...all) => `${all.flat().join('\n')}\n`;

function nginx({rules, others, everywhere}) {
  return lines(
    '# Include it in `server { }`, and in each `location { }` that has an `add_header` of its own.',
    `set $psb_policy "${others}";`,
    rules.map(({pattern, policy}) => `if ($uri ~ "${pattern}") { set $psb_policy "${policy}"; }`),
    `add_header ${POLICY} $psb_policy always;`,
    everywhere.map(([name, value]) => `add_header ${name} "${value}" always;`),
  );
}

function apache({rules, others, everywhere}) {
  return lines(
    '# Add it to `.htaccess`. It needs mod_headers.',
    `Header always set ${POLICY} "${others}"`,
    rules.map(
      ({pattern, policy}) => `<If "%{REQUEST_URI} =~ m#${pattern}#">\n  Header always set ${POLICY} "${policy}"\n</If>`,
    ),
    everywhere.map(([name, value]) => `Header always set ${name} "${value}"`),
  );
}

function caddy({rules, others, everywhere}) {
  return lines(
    '# Import it in the block of the site.',
    'map {path} {psb_policy} {',
    // The first that matches is taken.
    [...rules].reverse().map(({pattern, policy}) => `  \`~${pattern}\` "${policy}"`),
    `  default "${others}"`,
    '}',
    'header {',
    `  ${POLICY} {psb_policy}`,
    everywhere.map(([name, value]) => `  ${name} "${value}"`),
    '}',
  );
}

function lighttpd({rules, others, everywhere}) {
  const block = (policy) =>
    [
      'setenv.set-response-header = (',
      [[POLICY, policy], ...everywhere].map(([name, value]) => `  "${name}" => "${value}",`),
      ')',
    ].flat();
  const branches = [...rules]
    .reverse()
    .map(({pattern, policy}, index) => [
      `${index === 0 ? '' : 'else '}$HTTP["url"] =~ "${pattern}" {`,
      ...block(policy).map((line) => `  ${line}`),
      '}',
    ]);
  return lines(
    '# Include it. It needs mod_setenv.',
    branches.flat(),
    'else {',
    block(others).map((line) => `  ${line}`),
    '}',
  );
}

/** Several rules of this host would add their policies up, so the pages' own have to do. */
function netlify({others, everywhere}) {
  return lines(
    '# Add it to `_headers`. What a page may load and run is in the page itself.',
    '/*',
    [[POLICY, others], ...everywhere].map(([name, value]) => `  ${name}: ${value}`),
  );
}

/** The hosts by the names that the command accepts. */
export const FORMATS = {nginx, apache, caddy, lighttpd, netlify};
