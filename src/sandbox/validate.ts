import type {Validate} from './bus/documents/rules';

/** Checks a file by the schema and the official rules, which are loaded with the first document. */
export const validate: Validate = async (file, message) => {
  const [{projectSettings}, {nodeValidator}] = await Promise.all([
    import('../validation/node/settings'),
    import('../validation/node/validator'),
  ]);
  validator ??= nodeValidator(projectSettings());
  return validator.validate(file, {as: message});
};

let validator: Awaited<ReturnType<typeof import('../validation/node/validator').nodeValidator>> | undefined;
