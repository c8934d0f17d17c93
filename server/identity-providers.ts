import { z } from 'zod';

const provider = z.strictObject({
  key: z.string().regex(/^[a-z0-9-]{1,30}$/, '"key" must be lower-case letters, digits and hyphens, at most 30'),
  label: z.string().min(1, '"label" must not be empty').max(50, '"label" may have 50 characters'),
  issuer: z
    .url({ protocol: /^https?$/, error: '"issuer" must be an https:// address' })
    .refine(isSafe, '"issuer" must be an https:// address; http:// is for this machine only'),
  clientId: z.string().min(1, '"clientId" must not be empty'),
  clientSecret: z.string().min(1, '"clientSecret" must not be empty'),
  scopes: z
    .string()
    .default('openid profile email')
    .refine((scopes) => scopes.split(' ').includes('openid'), '"scopes" must have openid among them'),
});

/** The setting OIDC_PROVIDERS: a JSON list of providers, with keys and issuers that differ. */
export const identityProviders = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('must be a JSON list of providers');
      return z.NEVER;
    }
  })
  .pipe(z.array(provider, 'must be a JSON list of providers').max(20, 'may name 20 providers'))
  .refine((all) => differ(all.map(({ key }) => key)), 'must give each provider a "key" of its own')
  .refine((all) => differ(all.map(({ issuer }) => issuer)), 'must name each "issuer" once');

/** Tokens that travel unencrypted can be read on their way; to this machine itself there is no way. */
function isSafe(issuer: string): boolean {
  if (!URL.canParse(issuer)) return false;
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}

function differ(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length;
}
