import fs from 'node:fs';
import path from 'node:path';
import {BUILT_IN} from '../../src/contentCheck/prose/builtInNames';

/** An operator that isn't the built-in one: every variable that shows who runs the site. */
export const OTHER_BRAND = {
  PSB_NAME: 'Invoice Bridge',
  PSB_SHORT_NAME: 'BRG',
  PSB_SITE_URL: 'https://developers.bridge.test',
  PSB_HOST_PSB: 'api.bridge.test',
  PSB_HOST_IDENTITY: 'login.bridge.test',
  PSB_HOST_VPD: 'parties.bridge.test',
  PSB_HOST_PLATFORM: 'soap.bridge.test',
  PSB_HOST_MAIL: 'mail.bridge.test',
  PSB_HOST_PSB_ACCP: 'try.bridge.test',
  PSB_EGRESS_WEBHOOK: '203.0.113.0/28',
  PSB_CONTACT_URL: 'https://bridge.test/contact',
  PSB_CONTACT_MAIL: 'help@bridge.test',
  PSB_OPERATOR: 'Bridge Builders N.V.',
  PSB_PRIVACY_URL: 'https://bridge.test/privacy',
  PSB_SECURITY_MAIL: 'safety@bridge.test',
  PSB_COLOR_ACCENT: '#0a5c36 #4fc38a',
  PSB_COLOR_ACCENT_TEXT: '#0a4a2c #7fdcae',
  PSB_COLOR_ACCENT_SOFT: '#e3f5ec #14302a',
  PSB_COLOR_ON_ACCENT: '#fffffe #0f1412',
} as const;

/** Places in a text that show the built-in operator, each with what is around it. */
export const traces = (text: string): string[] =>
  BUILT_IN.flatMap((expression) => {
    const at = text.search(expression);
    return at < 0 ? [] : [`…${text.slice(Math.max(0, at - 40), at + 60)}…`];
  });

export const OTHER_LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>Bridge</title><path d="M0 8h9"/></svg>\n';

/** The variable of the logo of another operator, which is written into a folder. */
export function otherLogo(folder: string): {readonly PSB_LOGO: string} {
  const logo = path.join(folder, 'logo.svg');
  fs.writeFileSync(logo, OTHER_LOGO);
  return {PSB_LOGO: logo};
}
