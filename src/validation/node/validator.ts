import fs from 'node:fs';
import path from 'node:path';
import {type DicoCodes} from '../dico';
import {type CompiledRules} from '../rules';
import {createValidator, type Validator} from '../validator';
import {readCompiled} from './compiledRules';
import {saxon} from './saxon';
import {type Settings} from './settings';

/** A validator that reads schemas and compiled rules from the disk, each once. */
export function nodeValidator(settings: Settings): Validator {
  const rules = new Map<string, CompiledRules>();
  let codes: DicoCodes | undefined;
  return createValidator({
    messages: settings.messages,
    schemas(file) {
      const full = path.join(settings.schemas, file);
      return fs.existsSync(full) ? fs.readFileSync(full) : undefined;
    },
    rules(id) {
      const loaded = rules.get(id) ?? readCompiled(settings, id);
      rules.set(id, loaded);
      return loaded;
    },
    processor: saxon,
    dicoCodes: () => (codes ??= JSON.parse(fs.readFileSync(settings.dicoCodes, 'utf8')) as DicoCodes),
  });
}
