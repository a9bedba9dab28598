import type {Bus} from '../bus/bus';
import type {Token} from '../bus/organisation/tokens';
import {Problem} from '../bus/problem';
import {bearerToken} from '../bearer';
import type {RawRequest} from './request';

/** Who calls. @throws Problem without a good access token and a good `Subscription-Key` */
export function callerOf({tokens, contract}: Bus, headers: RawRequest['headers']): Token {
  const token = tokens.read(bearerToken(headers), 'ap');
  const key = headers['subscription-key'];
  const {organisation, production} = contract.outcomes;
  if (!key) throw new Problem('API403-KEY', 'The Subscription-Key header is missing.');
  if (organisation.subscriptionKeys.includes(key)) return token;
  const isProduction = new RegExp(production.subscriptionKeys, 'i').test(key);
  const why = isProduction
    ? 'This looks like a key of production, which a sandbox must not get.'
    : 'The Subscription-Key is unknown.';
  throw new Problem('API403-KEY', why);
}
