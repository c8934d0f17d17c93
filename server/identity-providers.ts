import { z } from 'zod';
import { jsonSetting } from './json-setting.ts';

const issuerAddress = z
  .url({ protocol: /^https?$/, error: '"issuer" must be an https:// address' })
  .refine(isSafe, '"issuer" must be an https:// address; http:// is for this machine only');
const client = {
  clientId: z.string().min(1, '"clientId" must not be empty'),
  clientSecret: z.string().min(1, '"clientSecret" must not be empty'),
};

const provider = z.strictObject({
  key: z.string().regex(/^[a-z0-9-]{1,30}$/, '"key" must be lower-case letters, digits and hyphens, at most 30'),
  label: z.string().min(1, '"label" must not be empty').max(50, '"label" may have 50 characters'),
  issuer: issuerAddress,
  ...client,
  scopes: z
    .string()
    .default('openid profile email')
    .refine((scopes) => scopes.split(' ').includes('openid'), '"scopes" must have openid among them'),
});

/** The setting OIDC_PROVIDERS: a JSON list of providers, with keys and issuers that differ. */
export const identityProviders = jsonSetting('must be a JSON list of providers')
  .pipe(z.array(provider, 'must be a JSON list of providers').max(20, 'may name 20 providers'))
  .refine((all) => differ(all.map(({ key }) => key)), 'must give each provider a "key" of its own')
  .refine((all) => differ(all.map(({ issuer }) => issuer)), 'must name each "issuer" once');

/** The setting REMOTE_OIDC_CLIENTS: a JSON object of clients, by keys of remote judges. */
export const remoteClients = jsonSetting('must be a JSON object of clients')
  .pipe(
    z.record(
      z.string(),
      z.strictObject({ ...client, issuer: issuerAddress.optional() }, 'must name "clientId" and "clientSecret"'),
      'must be a JSON object of clients',
    ),
  )
  .refine((all) => Object.keys(all).every((key) => /^[A-Z]+$/.test(key)), 'must name judges by their keys, such as CF');

/** Tokens that travel unencrypted can be read on their way; to this machine itself there is no way. */
function isSafe(issuer: string): boolean {
  if (!URL.canParse(issuer)) return false;
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}

function differ(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length;
}
