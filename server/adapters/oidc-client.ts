import { createSecretKey } from 'node:crypto';
import type { ProvenIdentity } from '@verdict/schema/account/identity/identity-ticket.service.ts';
import type { OpenIdProvider } from '@verdict/schema/core/ports/identity-provider.ts';
import { compactVerify } from 'jose';
import * as openid from 'openid-client';
import { z } from 'zod';

/** What must be known again when the browser comes back. */
export interface FlowProof {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE. */
  readonly verifier: string;
}

/** What a provider says of who came back. */
export interface OidcAnswer {
  /** Of the id token, which was checked. */
  readonly claims: Readonly<Record<string, unknown>> & { readonly sub: string };
  readonly accessToken: string;
}

/**
 * Speaks OpenID Connect (authorization code with PKCE) with providers; what they say of themselves is asked for when it
 * is needed.
 */
export interface OidcClient {
  /** Where to send the browser. @throws Error when the provider cannot be reached. */
  begin(provider: OpenIdProvider, redirectUri: URL): Promise<FlowProof & { readonly address: URL }>;
  /**
   * Who came back.
   *
   * @param answered the address the provider sent the browser to. @throws Error when anything does not fit.
   */
  finish(provider: OpenIdProvider, answered: URL, proof: FlowProof): Promise<OidcAnswer>;
  /** The account there of who came back, with what the provider tells beside the token. @throws Error */
  identify(provider: OpenIdProvider, answer: OidcAnswer): Promise<ProvenIdentity>;
}

const timeoutSeconds = 10;
/** Addresses and keys of a provider are asked for anew after this. */
const configurationMs = 60 * 60_000;

const claimsSchema = z.object({
  email: z.string().optional().catch(undefined),
  email_verified: z.union([z.boolean(), z.stringbool()]).optional().catch(undefined),
  preferred_username: z.string().optional().catch(undefined),
  nickname: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
});

/** A client for all providers. */
export function createOidcClient(): OidcClient {
  const known = new Map<string, { readonly configuration: Promise<openid.Configuration>; readonly endsAt: number }>();

  function configurationOf(provider: OpenIdProvider): Promise<openid.Configuration> {
    const name = `${provider.clientId} ${provider.issuer}`;
    const before = known.get(name);
    if (before !== undefined && before.endsAt > Date.now()) return before.configuration;
    const configuration = discover(provider);
    known.set(name, { configuration, endsAt: Date.now() + configurationMs });
    // Who could not be reached is asked again by whoever comes next.
    configuration.catch(() => known.delete(name));
    return configuration;
  }

  return {
    async begin(provider, redirectUri) {
      const configuration = await configurationOf(provider);
      const proof = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      };
      const address = openid.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri.href,
        scope: provider.scopes,
        state: proof.state,
        nonce: proof.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(proof.verifier),
        code_challenge_method: 'S256',
      });
      return { ...proof, address };
    },

    async finish(provider, answered, { state, nonce, verifier }) {
      const configuration = await configurationOf(provider);
      const tokens = await openid.authorizationCodeGrant(configuration, answered, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined || tokens.id_token === undefined) throw new Error('the provider sent no id token');
      if (provider.algorithm !== undefined)
        await verifyBySecret(tokens.id_token, provider.clientSecret, provider.algorithm);
      return { claims, accessToken: tokens.access_token };
    },

    async identify(provider, { claims, accessToken }) {
      const configuration = await configurationOf(provider);
      const more =
        configuration.serverMetadata().userinfo_endpoint === undefined
          ? {}
          : await openid.fetchUserInfo(configuration, accessToken, claims.sub);
      const {
        email,
        email_verified: isVerified,
        preferred_username: username,
        nickname,
        name,
      } = claimsSchema.parse({ ...claims, ...more });
      const names = [username, nickname, name, email]
        .filter((text) => text !== undefined)
        .map((text) => text.slice(0, 254));
      // The issuer as the site was told: the id token's has been compared with it.
      return {
        issuer: provider.issuer,
        subject: claims.sub,
        email: isVerified === true && email !== undefined ? email : null,
        names,
      };
    },
  };
}

/** The library checks claims and algorithm of a token, but no signature by a secret. @throws Error */
async function verifyBySecret(token: string, secret: string, algorithm: string): Promise<void> {
  await compactVerify(token, createSecretKey(secret, 'utf8'), { algorithms: [algorithm] });
}

async function discover({ issuer, clientId, clientSecret, algorithm }: OpenIdProvider): Promise<openid.Configuration> {
  const address = new URL(issuer);
  const isPlain = address.protocol === 'http:';
  const options = { timeout: timeoutSeconds, ...(isPlain ? { execute: [openid.allowInsecureRequests] } : {}) };
  const found = await openid.discovery(address, clientId, clientSecret, undefined, options);
  const metadata = found.serverMetadata();
  const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const isBasic = methods.includes('client_secret_basic');
  const configuration = new openid.Configuration(
    metadata,
    clientId,
    { client_secret: clientSecret, ...(algorithm === undefined ? {} : { id_token_signed_response_alg: algorithm }) },
    isBasic ? openid.ClientSecretBasic(clientSecret) : openid.ClientSecretPost(clientSecret),
  );
  configuration.timeout = timeoutSeconds;
  if (isPlain) openid.allowInsecureRequests(configuration);
  return configuration;
}
