import {schemaFolder} from '../../contracts/formats/registry';
import {untracked} from '../../sources/files';
import {formatRegistry} from '../../sources/formats';
import type {Finding} from '../../validation/model';
import {Refused, textAnswer} from '../answer';
import type {RestCall} from '../operations';

/** An item of `assertions`: the schema ValidationAssertion of openapi/v1-beta.yaml. */
interface Assertion {
  readonly artifact: 'schema' | 'business-rules';
  readonly flag: 'success' | 'warning' | 'error';
  readonly rule: string | null;
  readonly location: string | null;
  readonly text: string;
}

const cannot = (why: string): Refused => new Refused(textAnswer(501, `The sandbox can't validate this. ${why}`));

const success = (artifact: Assertion['artifact'], text: string): Assertion => ({
  ...{artifact, flag: 'success', rule: null, location: null, text},
});

const found = (artifact: Assertion['artifact'], {rule, severity, location, message}: Finding): Assertion => ({
  artifact,
  flag: severity === 'fatal' ? 'error' : 'warning',
  rule: artifact === 'schema' ? null : rule,
  location,
  text: message,
});

/** What the engine of src/validation finds in a file of a message, with the rules of that message compiled. */
async function check(file: Buffer, id: string) {
  const [{compileRules}, {projectSettings}, {nodeValidator}] = await Promise.all([
    import('../../validation/node/compileRules'),
    import('../../validation/node/settings'),
    import('../../validation/node/validator'),
  ]);
  const settings = projectSettings();
  await compileRules(settings, settings.messages.find((message) => message.id === id)?.ruleSets ?? []);
  return nodeValidator(settings).validate(file);
}

/** The ValidationResult of the uploaded document. @throws Refused with 501 for what the sandbox can't validate */
export async function validationResult({upload, query}: RestCall): Promise<unknown> {
  const {format, message, document} = upload?.facts.known ?? {};
  if (!upload || !format || !message || !document) throw cannot('Upload the document as XML or as a hybrid PDF.');
  if (query.has('optionId')) throw cannot('It has only the rules of the document type. Omit optionId.');
  if (!document.schema) throw cannot(`The schema of ${format.title} isn't public.`);
  const {verdict, findings} = await check(upload.data, message.id);
  if (verdict === 'unchecked') throw cannot(findings.find(({severity}) => severity === 'fatal')?.message ?? '');
  const told = findings.filter(({severity}) => severity !== 'information');
  const ofSchema = told.filter(({rule}) => rule === 'XSD').map((finding) => found('schema', finding));
  const ofRules = told.map((finding) => found('business-rules', finding));
  const schema = untracked(formatRegistry).schemas.get(schemaFolder(document.schema))?.name;
  const good = success('schema', `The document follows the ${schema} schema of ${document.root}.`);
  const followed = success('business-rules', `The document follows every rule of ${format.title}.`);
  return {
    isValid: verdict === 'valid',
    source: {typeId: upload.facts.documentTypeId},
    assertions: ofSchema.length > 0 ? ofSchema : [good, ...(ofRules.length > 0 ? ofRules : [followed])],
  };
}
