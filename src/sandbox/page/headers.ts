const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
];

/** What every response of the page has: no other page can read it, frame it or run anything in it. */
export const SAFE = {
  'content-security-policy': POLICY.join('; '),
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  // With `no-referrer`, browsers would send forms with the origin null.
  'referrer-policy': 'same-origin',
} as const;
