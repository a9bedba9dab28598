import {ContentError, lineAt} from '../contracts/contentError';
import {valueAtKeys} from '../contracts/valueAtKeys';
import {tokenValues} from '../service';

const TOKEN = /(\\?)\{\{([^{}]*)\}\}(\**\.|)/g;

/**
 * Replaces every token `{{group.key}}` by its value from src/service; `\{{id}}` is a literal `{{id}}`. If a value ends in a full stop, such
 * as 'B.V.', the full stop after its token is left out. @throws ContentError for a token that no value has
 */
export function fillTokens(text: string, file: string): string {
  return text.replace(TOKEN, (match: string, escape: string, path: string, stop: string, offset: number) => {
    if (escape) return match.slice(1);
    const value = valueAtKeys(tokenValues, path.trim().split('.'));
    if (typeof value !== 'string') {
      throw new ContentError(
        file,
        lineAt(text, offset),
        `unknown token {{${path}}}`,
        'Use a key of src/service (service.ts, cast.ts, sample.ts), or write \\{{…}} for literal braces',
      );
    }
    return value + (value.endsWith('.') ? stop.slice(0, -1) : stop);
  });
}
