import { randomBytes } from 'node:crypto';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { startLocalProvider, type LocalProvider } from '../../../setup/local-provider.ts';
import * as operations from './factor-operations.ts';

/** A site with the provider `school`, which runs on this machine, and `club`, which nothing answers for. */
export class ProviderScene {
  readonly server: TestServer;
  readonly provider: LocalProvider;

  private constructor(server: TestServer, provider: LocalProvider) {
    this.server = server;
    this.provider = provider;
  }

  static async start(): Promise<ProviderScene> {
    const provider = await startLocalProvider();
    const { issuer, clientId, clientSecret } = provider;
    const school = {
      key: 'school',
      label: 'Our school',
      issuer,
      clientId,
      clientSecret,
      scopes: 'openid profile email',
    };
    const defaults = {
      publicUrl: '',
      smtp: null,
      identityProviders: [school, { ...school, key: 'club', label: 'Our club', issuer: 'https://club.example' }],
    };
    const server = await startTestServer({ defaults });
    // Known only now: the port is any free one.
    defaults.publicUrl = server.url;
    return new ProviderScene(server, provider);
  }

  async stop(): Promise<void> {
    await this.server.stop();
    await this.provider.stop();
  }

  /** Signs in with what a browser brought back from the provider. */
  signIn({ ticket, binding }: { readonly ticket?: string; readonly binding: string }) {
    return operations.run(this.server, operations.signInWithProviderMutation, {
      input: { ticket: ticket ?? '', binding },
    });
  }
}

/** What binds a sign-in to the browser that began it. */
export const newBinding = (): string => randomBytes(20).toString('base64url');
