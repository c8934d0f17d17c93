import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Provider from 'oidc-provider';
import { z } from 'zod';

/** Somebody who has an account at the provider. */
export interface ProviderPerson {
  readonly sub: string;
  readonly [claim: string]: unknown;
}

/** How a provider is made. */
interface ProviderKind {
  /** It signs its tokens with the secret of the client and tells nothing beside them, as Codeforces does. */
  readonly isJudge?: boolean;
}

/** An OpenID Connect provider on this machine, real but for its login page: whoever is set comes in at once. */
export interface LocalProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Opens for a site; until then the provider cannot be reached. */
  open(redirectUri: string): void;
  /** Who comes from now on; null: says no. */
  setPerson(person: ProviderPerson | null): void;
  /** Whoever comes from now on is somebody else each time. */
  setCrowd(): void;
  /** What becomes of the tokens that it gives out from now on. */
  alterTokens(alter: (token: string) => string): void;
  stop(): Promise<void>;
}

/** What an answer with tokens has. */
const tokensSchema = z.looseObject({ id_token: z.string() });
const clientId = 'verdict';
const clientSecret = 'a secret between provider and site';

const judgeClient = {
  id_token_signed_response_alg: 'HS256',
  token_endpoint_auth_method: 'client_secret_post',
} as const;
const judgeOptions = {
  clientAuthMethods: ['client_secret_post'],
  enabledJWA: { idTokenSigningAlgValues: ['HS256', 'RS256'] },
} as const;

/** Starts a provider that answers nothing useful yet. */
export async function startLocalProvider({ isJudge = false }: ProviderKind = {}): Promise<LocalProvider> {
  const people = new Map<string, ProviderPerson>();
  let next: () => ProviderPerson | null = () => null;
  let alterToken = (token: string): string => token;
  let provider: Provider | null = null;
  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.int() }).parse(server.address());
  const issuer = `http://127.0.0.1:${port}`;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (provider === null) {
      response.writeHead(503).end();
    } else if (request.url?.startsWith('/interaction/')) {
      const person = next();
      if (person !== null) people.set(person.sub, person);
      const result =
        person === null ? { error: 'access_denied' } : { login: { accountId: person.sub, remember: false } };
      await provider.interactionFinished(request, response, result);
    } else {
      await provider.callback()(request, response);
    }
  }

  return {
    issuer,
    clientId,
    clientSecret,
    open(redirectUri) {
      const made: Provider = new Provider(issuer, {
        clients: [
          {
            client_id: clientId,
            client_secret: clientSecret,
            redirect_uris: [redirectUri],
            ...(isJudge ? judgeClient : {}),
          },
        ],
        ...(isJudge ? judgeOptions : {}),
        claims: {
          openid: ['sub', 'handle'],
          email: ['email', 'email_verified'],
          profile: ['name', 'preferred_username'],
        },
        features: { devInteractions: { enabled: false }, userinfo: { enabled: !isJudge } },
        cookies: { keys: ['a key of the tests'] },
        interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
        findAccount: (_context, id) => ({ accountId: id, claims: () => people.get(id) ?? { sub: id } }),
        async loadExistingGrant({ oidc }) {
          const grant = new made.Grant({ clientId, accountId: oidc.session?.accountId ?? '' });
          grant.addOIDCScope('openid email profile');
          await grant.save();
          return grant;
        },
      });
      made.use(async (context, proceed) => {
        await proceed();
        const given = tokensSchema.safeParse(context.body);
        if (given.success) context.body = { ...given.data, id_token: alterToken(given.data.id_token) };
      });
      provider = made;
    },
    setPerson(person) {
      next = () => person;
    },
    setCrowd() {
      next = () => {
        const sub = randomUUID();
        const name = `Guest ${sub.slice(0, 8)}`;
        return { sub, name, handle: name.replace(' ', '_'), email: `${sub}@school.example`, email_verified: true };
      };
    },
    alterTokens(alter) {
      alterToken = alter;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
