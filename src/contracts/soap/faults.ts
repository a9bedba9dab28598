import * as z from 'zod';
import {checkYaml, type YamlFile} from '../yamlFile';

const catalogue = z.object({
  errors: z.array(z.object({code: z.string(), message: z.string(), fault: z.enum(['Client', 'Server'])})),
});

/** What a fault of the SOAP platform says. */
export interface FaultText {
  /** Text of `faultstring` before the code. */
  readonly message: string;
  /** Local name of `faultcode`. */
  readonly fault: 'Client' | 'Server';
}

/**
 * The faults of the SOAP platform by error code, platform/errors.yaml.
 * @throws ContentError for an entry without code, message or fault
 */
export const faultTexts = (yaml: YamlFile): ReadonlyMap<string, FaultText> =>
  new Map(checkYaml(yaml, catalogue).errors.map(({code, ...text}) => [code, text]));
