import {schemaFolder} from '../../contracts/formats/registry';
import type {Finding} from '../../validation/model';
import type {Bus} from '../bus/bus';
import type {KnownMessage} from '../bus/contract';
import {NotInSandbox, Problem} from '../bus/problem';
import {withIdentity} from '../reading/written';
import {withXml} from '../reading/read';
import {toldOf} from '../reading/rules';
import {json, text, type Call, type Handler} from './call';

/** An item of `assertions`: the schema ValidationAssertion of openapi/v1-beta.yaml. */
interface Assertion {
  readonly artifact: 'schema' | 'business-rules';
  readonly flag: 'success' | 'warning' | 'error';
  readonly rule: string | null;
  readonly location: string | null;
  readonly text: string;
}

const success = (artifact: Assertion['artifact'], told: string): Assertion => ({
  ...{artifact, flag: 'success', rule: null, location: null, text: told},
});

const found = (artifact: Assertion['artifact'], {rule, severity, location, message}: Finding): Assertion => ({
  artifact,
  flag: severity === 'fatal' ? 'error' : 'warning',
  rule: artifact === 'schema' ? null : rule,
  location,
  text: message,
});

const bytesOf = (xml: string): Uint8Array => new TextEncoder().encode(xml);

/** The document of a call, with what it says of itself. @throws Problem for one that the registry of formats lacks */
async function documentOf(call: Call) {
  const {bus, file} = call;
  if (!file) throw new Problem('API400', "The form has no part named 'file'.");
  const facts = await bus.factory.facts(file.data);
  const {message, documentTypeId} = facts;
  if (!message) throw new Problem('API400-FORMAT', `Document type '${documentTypeId}' is not recognised.`);
  const source = text(call, 'sourceFormat');
  if (source && source !== documentTypeId) {
    throw new Problem('API400-FORMAT', `Document type '${documentTypeId}' is not the one in sourceFormat.`);
  }
  return {file, facts, message};
}

function nameOfSchema({contract}: Bus, schema: string): string | undefined {
  return contract.registry.schemas.get(schemaFolder(schema))?.name;
}

/** The message by whose rules a document is checked: its own, or that of the validation in `optionId`. @throws Problem for one that can't be used */
function messageFor({contract}: Bus, optionId: string | undefined, own: KnownMessage, root: string): KnownMessage {
  if (optionId === undefined) return own;
  const option = contract.validationOptions.find(({id}) => id === optionId);
  if (!option) throw new Problem('API400', `Parameter 'optionId': there is no validation '${optionId}'.`);
  if (option.state.endsWith('off')) throw new Problem('API400', `Parameter 'optionId': '${optionId}' is turned off.`);
  const formats = contract.outcomes.validations[optionId] ?? [];
  const found = contract.messages.find(({id, typeIds}) => formats.includes(id) && root in typeIds);
  if (!found) throw new NotInSandbox(`The sandbox doesn't have the rules of '${optionId}' for ${root}.`);
  return found;
}

const validate: Handler = json(async (call) => {
  const {bus} = call;
  const {file, message: own, facts} = await documentOf(call);
  const {documentTypeId, root} = facts;
  const message = messageFor(bus, text(call, 'optionId'), own, root);
  const schema = message.documents.find((each) => each.root === root)?.schema;
  if (!schema)
    throw new NotInSandbox(`The sandbox can't validate this. The schema of ${message.formatTitle} isn't public.`);
  // Rules look at the format that a document says it has, so it says what is asked for.
  const data = message === own ? file.data : await withXml(file.data, (tree) => bytesOf(withIdentity(tree, message)));
  const {verdict, findings} = await bus.validate(data, message.id);
  const isValid = !findings.some(({severity}) => severity === 'fatal');
  if (verdict === 'unchecked') {
    const why = findings.find(({severity}) => severity === 'fatal')?.message ?? '';
    throw new NotInSandbox(`The sandbox can't validate this. ${why}`);
  }
  const told = toldOf(findings);
  const breaksSchema = told.some(({rule}) => rule === 'XSD');
  const assertions = told.map((finding) => found(breaksSchema ? 'schema' : 'business-rules', finding));
  const good = success('schema', `The document follows the ${nameOfSchema(bus, schema)} schema of ${root}.`);
  const followed = success('business-rules', `The document follows every rule of ${message.formatTitle}.`);
  return {
    isValid,
    source: {typeId: documentTypeId},
    assertions: breaksSchema ? assertions : [good, ...(assertions.length > 0 ? assertions : [followed])],
  };
});

const transform: Handler = async (call) => {
  const {bus} = call;
  const {file, facts} = await documentOf(call);
  return {
    file: {bytes: await bus.conversions.convert(file.data, facts, text(call, 'targetFormat')), type: 'application/xml'},
  };
};

/** Operations that check or convert documents without storing them, by their ids. */
export const VALIDATION: Readonly<Record<string, Handler>> = {
  validateDocument: validate,
  transformDocument: transform,
  getValidateOptions: json(({bus}) => bus.contract.validationOptions),
};
