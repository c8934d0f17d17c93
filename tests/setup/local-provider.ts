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
  stop(): Promise<void>;
}

const clientId = 'verdict';
const clientSecret = 'a secret between provider and site';

/** Starts a provider that answers nothing useful yet. */
export async function startLocalProvider(): Promise<LocalProvider> {
  const people = new Map<string, ProviderPerson>();
  let next: () => ProviderPerson | null = () => null;
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
        clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
        claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'preferred_username'] },
        features: { devInteractions: { enabled: false } },
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
      provider = made;
    },
    setPerson(person) {
      next = () => person;
    },
    setCrowd() {
      next = () => {
        const sub = randomUUID();
        return { sub, name: `Guest ${sub.slice(0, 8)}`, email: `${sub}@school.example`, email_verified: true };
      };
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
