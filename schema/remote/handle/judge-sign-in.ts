import type { ProvenIdentity } from '../../account/identity/identity-ticket.service.ts';
import type { Services } from '../../core/context.ts';
import type { OpenIdProvider } from '../../core/ports/identity-provider.ts';
import { adapterOf } from '../adapters.ts';
import type { RemoteAdapter } from '../core/adapter.ts';
import { nameThere } from './name-there.ts';

/** The client that the site is at a judge, registered there by its operator. */
interface RemoteClient {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where it is not that of the judge. */
  readonly issuer?: string | undefined;
}

declare module '../../core/context.ts' {
  interface SiteDefaults {
    /** Clients of the site at remote judges by whose sign-in users prove handles, by keys of the judges. */
    readonly remoteClients?: Readonly<Record<string, RemoteClient>>;
  }
}

/** The sign-in of a judge as the proof of a handle there. */
export interface JudgeSignIn {
  readonly adapter: RemoteAdapter;
  readonly provider: OpenIdProvider;
  /** Whose handle it is, by the claims of a token that was checked. @throws Error when they name no handle. */
  identityIn(claims: Readonly<Record<string, unknown>> & { readonly sub: string }): ProvenIdentity;
}

/** The sign-in of a judge; null: it has none, or the site has no client there. */
export function judgeSignInOf({ defaults }: Pick<Services, 'defaults'>, judgeKey: string): JudgeSignIn | null {
  const adapter = adapterOf(judgeKey);
  const openId = adapter?.handles?.openId;
  const client = adapter === null ? undefined : defaults.remoteClients?.[adapter.info.key];
  if (adapter === null || openId === undefined || client === undefined) return null;
  const { clientId, clientSecret, issuer = openId.issuer } = client;
  return {
    adapter,
    provider: { issuer, clientId, clientSecret, scopes: 'openid', algorithm: openId.algorithm },
    identityIn: (claims) => ({
      issuer,
      subject: claims.sub,
      email: null,
      names: [nameThere.parse(openId.handleIn(claims))],
    }),
  };
}
