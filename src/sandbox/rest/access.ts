import type {Bus} from '../bus/bus';
import type {Member} from '../bus/organisation/organisation';
import {Problem} from '../bus/problem';
import {bearerToken} from '../bearer';
import type {RawRequest} from './request';

/** Who calls, and by which application. @throws Problem without a good access token and a good `Subscription-Key` */
export function callerOf({tokens, contract}: Bus, headers: RawRequest['headers']): {caller: Member; client: string} {
  const token = tokens.read(bearerToken(headers), 'ap');
  const caller = tokens.memberOf(token);
  const key = headers['subscription-key'];
  const {organisation, production} = contract.outcomes;
  if (!key) throw new Problem('API403-KEY', 'The Subscription-Key header is missing.');
  if (organisation.subscriptionKeys.includes(key)) return {caller, client: token.client};
  const isProduction = new RegExp(production.subscriptionKeys, 'i').test(key);
  const why = isProduction
    ? 'This looks like a key of production, which a sandbox must not get.'
    : 'The Subscription-Key is unknown.';
  throw new Problem('API403-KEY', why);
}
