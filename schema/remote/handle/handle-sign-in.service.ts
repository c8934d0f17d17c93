import { z } from 'zod';
import { useUpIdentityTicket, type IdentityProof } from '../../account/identity/identity-ticket.service.ts';
import { IdentityTicketInvalid } from '../../account/identity/identity.error.ts';
import type { Context, Viewer } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { RemoteAccountNotOffered } from '../account/account.error.ts';
import { giveHandle } from './handle.service.ts';
import { judgeSignInOf } from './judge-sign-in.ts';

/*
 * The proof of a handle by the sign-in of its judge. It goes the way of identity-ticket.service.ts with two
 * differences: the binding is made here and names judge and session, so that only the session that began the proof ends
 * it; and the claims of the token must name a handle.
 */

const purpose = 'remote handle sign-in';
/** Judge, user, session. */
const bindingSchema = z.tuple([z.string(), z.string(), z.string().nullable()]);

/** What binds a proof to the viewer's session and a judge. @throws RemoteAccountNotOffered */
export function startSignIn(context: Context, judgeKey: string): string {
  const { secrets, viewer } = context;
  if (judgeSignInOf(context, judgeKey) === null) throw new RemoteAccountNotOffered();
  return secrets.seal(purpose, JSON.stringify([judgeKey, userIdOf(viewer), sessionOf(viewer)]));
}

/**
 * Makes the handle that the judge has named the viewer's, and of nobody else.
 *
 * @returns key of the judge. @throws RemoteAccountNotOffered, IdentityTicketInvalid
 */
export async function finishSignIn(context: Context, proof: IdentityProof): Promise<string> {
  const { db, secrets, viewer } = context;
  const text = secrets.open(purpose, proof.binding);
  if (text === null) throw new IdentityTicketInvalid();
  const [judgeKey, userId, sessionId] = bindingSchema.parse(JSON.parse(text));
  if (userId !== userIdOf(viewer) || sessionId !== sessionOf(viewer)) throw new IdentityTicketInvalid();
  const signIn = judgeSignInOf(context, judgeKey);
  if (signIn === null) throw new RemoteAccountNotOffered();
  const { issuer, names } = await useUpIdentityTicket(context, proof, 'REMOTE_HANDLE');
  const [handle] = names;
  if (issuer !== signIn.provider.issuer || handle === undefined) throw new IdentityTicketInvalid();
  await db.$transaction((tx) => giveHandle(context, tx, { adapter: signIn.adapter, handle, method: 'SIGN_IN' }));
  return judgeKey;
}

function sessionOf(viewer: Viewer): string | null {
  return viewer.kind === 'user' ? viewer.sessionId : null;
}
