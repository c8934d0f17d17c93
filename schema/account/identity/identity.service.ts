import { randomInt } from 'node:crypto';
import type { Context } from '../../core/context.ts';
import { readSettings } from '../../core/settings/site.service.ts';
import { isUniqueViolation } from '../../core/unique-violation.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { checkOwnPassword } from '../own-account/secret-lock.service.ts';
import { tellOwner } from '../own-account/tell-owner.service.ts';
import { requireWayIn } from '../own-account/ways-in.service.ts';
import { openPassword } from '../password/open-password.service.ts';
import { newUserId } from '../session/account.service.ts';
import type { OpenedSession } from '../session/session.service.ts';
import { completeSignIn, type KnownUser } from '../sign-in/complete-sign-in.service.ts';
import { RegistrationClosed } from '../user/account.error.ts';
import { emailKey, newEmail, noPassword, usernameColumns } from '../user/credentials.ts';
import { ration } from '../user/ration.ts';
import { usernamesFrom } from './free-username.ts';
import { useUpIdentityTicket, type IdentityProof, type ProvenIdentity } from './identity-ticket.service.ts';
import { IdentityNotFound, IdentityNotLinked, IdentityTaken } from './identity.error.ts';

const knownUser = { id: true, username: true, role: true, isDisabled: true } as const;
/** Two newcomers of one name may come at once; one of them tries again. */
const usernameTries = 5;

/**
 * Signs in whoever a provider says it is; makes an account for who is new. The provider's word is enough: a second
 * factor of ours is not asked for, since how well it looks at people is its own matter, and its owner chose to link
 * it.
 *
 * @throws IdentityTicketInvalid, IdentityNotLinked, RegistrationClosed, AccountDisabled, TooManyRequests
 */
export async function signInWithProvider(context: Context, proof: IdentityProof): Promise<OpenedSession> {
  ration(context, 'signIn');
  const identity = await useUpIdentityTicket(context, proof, 'ACCOUNT');
  return completeSignIn(context, (await ownerOf(context, identity)) ?? (await registerBy(context, identity)), {
    isStrong: true,
  });
}

async function ownerOf({ db, now }: Context, { issuer, subject }: ProvenIdentity): Promise<KnownUser | null> {
  const linked = await db.linkedIdentity.findUnique({
    where: { issuer_subject: { issuer, subject } },
    select: { id: true, user: { select: knownUser } },
  });
  if (linked === null) return null;
  await db.linkedIdentity.update({ where: { id: linked.id }, data: { lastUsedAt: now }, select: { id: true } });
  return linked.user;
}

/**
 * Makes an account, or finds the one that a request of the same identity has just made.
 *
 * @throws IdentityNotLinked, RegistrationClosed, TooManyRequests
 */
async function registerBy(context: Context, identity: ProvenIdentity): Promise<KnownUser> {
  const { db } = context;
  ration(context, 'register');
  const { isRegistrationOpen } = await readSettings(db, ['isRegistrationOpen']);
  const email = newEmail.safeParse(identity.email).data ?? null;
  for (let tries = usernameTries; ; tries -= 1) {
    const isEmailTaken = email !== null && (await db.user.count({ where: { emailKey: emailKey(email) } })) > 0;
    // Read after the e-mail: an account that a concurrent request made with both is found here.
    const owner = await ownerOf(context, identity);
    if (owner !== null) return owner;
    if (isEmailTaken) throw new IdentityNotLinked();
    if (!isRegistrationOpen) throw new RegistrationClosed();
    try {
      return await createUser(context, identity, email);
    } catch (error) {
      const isRace = isUniqueViolation(error);
      if (!isRace || tries === 1) throw error;
    }
  }
}

async function createUser({ db, now }: Context, identity: ProvenIdentity, email: string | null): Promise<KnownUser> {
  const wished = usernamesFrom(identity.names, randomInt(10_000, 1_000_000));
  const columns = wished.map(usernameColumns);
  const where = { OR: columns.flatMap(({ usernameKey, usernameSkeleton }) => [{ usernameKey }, { usernameSkeleton }]) };
  const taken = await db.user.findMany({ where, select: { usernameKey: true, usernameSkeleton: true } });
  const isFree = (one: (typeof columns)[number]) =>
    taken.every((user) => user.usernameKey !== one.usernameKey && user.usernameSkeleton !== one.usernameSkeleton);
  const name = columns.find(isFree) ?? usernameColumns(`user${randomInt(10_000_000, 1_000_000_000)}`);
  return db.user.create({
    data: {
      id: newUserId(),
      ...name,
      email,
      emailKey: email === null ? null : emailKey(email),
      passwordHash: noPassword,
      createdAt: now,
      linkedIdentities: { create: { ...linkOf(identity), createdAt: now, lastUsedAt: now } },
    },
    select: knownUser,
  });
}

function linkOf({ issuer, subject, email, names }: ProvenIdentity) {
  return { issuer, subject, name: (email ?? names[0] ?? subject).slice(0, 254) };
}

/** A ticket and the viewer's password, which may be encrypted. */
export interface IdentityLinking extends IdentityProof {
  readonly currentPassword: string;
}

/**
 * Links what a provider said to the viewer's account, and tells the owner.
 *
 * @returns the link's id. @throws WrongPassword, AccountChangesLocked, SignInAgain, PasswordUnreadable,
 *   IdentityTicketInvalid, IdentityTaken
 */
export async function linkIdentity(context: Context, { currentPassword, ...proof }: IdentityLinking): Promise<number> {
  const { db, viewer, now } = context;
  const userId = userIdOf(viewer);
  const counted = await checkOwnPassword(context, await openPassword(context, currentPassword));
  await counted.forgive();
  const identity = await useUpIdentityTicket(context, proof, 'ACCOUNT');
  return db.$transaction(async (tx) => {
    const { count } = await tx.linkedIdentity.createMany({
      data: [{ userId, ...linkOf(identity), createdAt: now }],
      skipDuplicates: true,
    });
    const { issuer, subject } = identity;
    const linked = await tx.linkedIdentity.findUniqueOrThrow({
      where: { issuer_subject: { issuer, subject } },
      select: { id: true, userId: true },
    });
    if (linked.userId !== userId) throw new IdentityTaken();
    if (count > 0) await tellOwner(context, tx, { userId, change: 'identityLinked' });
    return linked.id;
  });
}

/** Takes a link of the viewer's away and tells the owner. @throws IdentityNotFound, LastWayIn */
export async function unlinkIdentity(context: Context, id: number): Promise<void> {
  const userId = userIdOf(context.viewer);
  await context.db.$transaction(async (tx) => {
    const { count } = await tx.linkedIdentity.deleteMany({ where: { id, userId } });
    if (count === 0) throw new IdentityNotFound();
    await requireWayIn(context, tx, userId);
    await tellOwner(context, tx, { userId, change: 'identityUnlinked' });
  });
}
