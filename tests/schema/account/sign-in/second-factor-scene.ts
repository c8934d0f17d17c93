import { z } from 'zod';
import { buildTotp } from '../../../factories/totp.ts';
import { buildUser, testPassword, tokenFor } from '../../../factories/user.ts';
import type { TestServer } from '../../../server/test-server.ts';
import * as operations from './factor-operations.ts';

/** People with a second factor, and the steps in which they sign in. */
export function secondFactorActs(server: TestServer) {
  return {
    async userWithApp() {
      const user = await buildUser(server.services);
      return { user, app: await buildTotp(server.services, user.id), token: await tokenFor(server.services, user) };
    },
    /** The first step: the right password of a user who has a second factor. */
    async ticketOf(username: string): Promise<string> {
      const answer = await operations.run(server, operations.signInMutation, {
        input: { username, password: testPassword },
      });
      return z.object({ ticket: z.string() }).parse(answer).ticket;
    },
    secondStep: (input: Record<string, unknown>) =>
      operations.run(server, operations.signInWithSecondFactorMutation, { input }),
  };
}
