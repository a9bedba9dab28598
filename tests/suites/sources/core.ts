import {filesIn} from '../files';
import {readFile, type Example} from './suite';

/** The rules of EN 16931 with the schema: what an example of the core must pass, whatever the rules of a country that are run with them. */
export const CORE = /^(?:XSD|BR-(?:\d|AE-|AF-|AG-|B-|CL-|CO-|DEC-|E-|G-|IC-|IG-|IP-|O-|S-|Z-)|UBL-|CII-)/;

/** The messages whose rules contain those of EN 16931, with their levels. No message has these alone. */
export const coreMessage = (root: string): string => (root === 'CrossIndustryInvoice' ? 'cii-bisv3' : 'ubl-bisv3');

const ROOT = /<(?:\w+:)?(Invoice|CreditNote|CrossIndustryInvoice)[\s>]/;

/** Files as examples that must pass the rules of EN 16931. */
export const coreExamples = (folder: string, pattern: RegExp): Example[] =>
  filesIn(folder, pattern).map((name) => {
    const [, root = ''] = ROOT.exec(new TextDecoder().decode(readFile(folder, name))) ?? [];
    return {name, as: coreMessage(root), expects: [{passes: true, counts: CORE}]};
  });
