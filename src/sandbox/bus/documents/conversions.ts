import {targetsOf} from '../../../contracts/formats/registry';
import type {ConversionSource} from '../../../contracts/structure/syntaxConversion';
import {createConverter, type Converter} from '../../../conversion/convert';
import {isPdf} from '../../../validation/pdf';
import type {BusContract, KnownMessage} from '../contract';
import {NotInSandbox, Problem} from '../problem';
import type {Facts} from './model';
import {withXml} from '../../reading/read';
import type {Validate} from '../../reading/rules';

/** Converts documents to other formats, as far as the sandbox can. */
export class Conversions {
  private converter?: Converter;

  /** @param source what invoices are converted with, asked for with the first conversion */
  constructor(
    private readonly contract: BusContract,
    private readonly validate: Validate,
    private readonly source: () => ConversionSource,
  ) {}

  /**
   * A document in another format.
   * @param targetFormat a document type identifier; without one, the document stays as it is
   * @throws Problem with API422 where the bus can't convert it, NotInSandbox where only the sandbox can't
   */
  async convert(file: Uint8Array, facts: Facts, targetFormat: string | undefined): Promise<Uint8Array> {
    if (!targetFormat || targetFormat === facts.documentTypeId || !facts.message) return file;
    const target = this.target(facts.message, facts, targetFormat);
    this.converter ??= createConverter(this.source());
    const {message} = facts;
    const pdf = isPdf(file) ? {fileName: `${facts.number}.pdf`, mediaType: 'application/pdf', file} : undefined;
    const converted = await withXml(file, (tree) => this.converter?.convert(tree, message, target, pdf));
    if (!converted || 'problem' in converted) return this.refuse(converted);
    const result = new TextEncoder().encode(converted.xml);
    const {findings} = await this.validate(result, target.id);
    const broken = findings.find(({severity}) => severity === 'fatal');
    // A document that breaks rules itself is converted with its errors.
    if (!broken || (await this.validate(file, message.id)).verdict !== 'valid') return result;
    throw new Problem('API422', `The converted document breaks the rule ${broken.rule}: ${broken.message}`);
  }

  private refuse(refusal?: {readonly problem: string; readonly isMissing: 'conversion' | 'data'}): never {
    if (refusal?.isMissing === 'data') throw new Problem('API422', refusal.problem);
    throw new NotInSandbox(`The sandbox can't do this conversion, although the bus can. ${refusal?.problem ?? ''}`);
  }

  /** The message of a targetFormat, if the bus converts to it. @throws Problem for any other */
  private target({format, id}: KnownMessage, {isSelfBilled}: Facts, targetFormat: string): KnownMessage {
    const {messages, registry} = this.contract;
    const target = messages.find(({typeIds}) => Object.values(typeIds).includes(targetFormat));
    if (!target) throw new Problem('API422', `'${targetFormat}' in 'targetFormat' is not a known document type.`);
    const found = targetsOf(registry, format).find((each) => each.format.id === target.format);
    // The only conversion of self-billed documents is one for them alone.
    const isAble = found && Boolean(found.only) === isSelfBilled;
    if (isAble && target.family === messages.find((each) => each.id === id)?.family) return target;
    throw new Problem('API422', "No conversion from the type of this document to the one in 'targetFormat'.");
  }
}
