import * as z from 'zod';
import {inlineMarkdownToHtml} from '../markdown';
import type {PageLink} from '../model';
import {checkYaml, failAt, text, type YamlFile} from '../yamlFile';
import type {Wsdl, WsdlOperation} from '../wsdl/wsdl';

const replacement = z.union([
  z.strictObject({operation: text, does: text}),
  z.strictObject({page: text, label: text, does: text}),
  z.strictObject({none: text}),
]);

const entry = z.strictObject({
  page: text,
  group: text,
  /** The consumer key of the sandbox whose token its samples use. */
  key: text,
  when: text,
  repeat: text,
  flows: z.array(text),
  rest: z.array(replacement).min(1),
});

/** What replaces an operation in REST: a link and what is behind it. Without a link, why nothing does. */
export interface Replacement {
  readonly link?: {readonly href: string; readonly text: string; readonly isCode: boolean};
  readonly doesHtml: string;
}

/** An operation of the platform: what its WSDL says, and what only people can say. */
export interface PlatformOperation extends WsdlOperation, Pick<z.infer<typeof entry>, 'page' | 'group' | 'key'> {
  readonly whenHtml: string;
  readonly repeatHtml: string;
  readonly flows: readonly PageLink[];
  readonly rest: readonly Replacement[];
}

interface Context {
  readonly pageLink: (address: string) => PageLink | undefined;
  /** The address at which an operation of the REST contract is explained. */
  readonly restEntry: (operation: string) => string | undefined;
}

/** The operations of the platform, platform/operations.yaml. @throws ContentError for one that the file, the WSDL or the REST contract lacks */
export function platformOperationsOf(yaml: YamlFile, wsdl: Wsdl, {pageLink, restEntry}: Context): PlatformOperation[] {
  const written = checkYaml(yaml, z.record(z.string(), entry));
  const fail = (path: PropertyKey[], problem: string): never => failAt(yaml, path, problem, 'Correct the name');
  for (const {name} of wsdl.operations) {
    if (!(name in written)) failAt(yaml, [], `operation '${name}' of the WSDL is missing`, 'Add it');
  }
  return Object.entries(written).map(([name, {when, repeat, flows, rest, ...named}]) => {
    const operation =
      wsdl.operations.find((each) => each.name === name) ?? fail([name], `operation '${name}' is not in the WSDL`);
    const replacements = rest.map((each, index): Replacement => {
      if ('none' in each) return {doesHtml: inlineMarkdownToHtml(each.none)};
      const doesHtml = inlineMarkdownToHtml(each.does);
      if ('page' in each) return {link: {href: each.page, text: each.label, isCode: false}, doesHtml};
      const href =
        restEntry(each.operation) ??
        fail([name, 'rest', index], `operation '${each.operation}' is not in openapi/*.yaml`);
      return {link: {href, text: each.operation, isCode: true}, doesHtml};
    });
    return {
      ...operation,
      ...named,
      whenHtml: inlineMarkdownToHtml(when),
      repeatHtml: inlineMarkdownToHtml(repeat),
      flows: flows.flatMap((address) => pageLink(address) ?? []),
      rest: replacements,
    };
  });
}
