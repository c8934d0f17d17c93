import { builder } from '../../core/builder.ts';
import { isHandleProvable } from '../adapters.ts';
import type { RemoteAdapter } from '../core/adapter.ts';
import { originOf } from '../http/talk.service.ts';
import { judgeNameOf } from '../judge-name.ts';
import { proofTimeMs } from './handle.service.ts';
import { judgeSignInOf } from './judge-sign-in.ts';
import { proofSource } from './proof-source.ts';
import type { RemoteJudgeView } from './remote-judge.service.ts';

const HandleType = builder.objectRef<NonNullable<RemoteJudgeView['handle']>>('OwnRemoteHandle').implement({
  description: 'A name at a remote judge that is proven to be of the viewer.',
  fields: (t) => ({
    handle: t.exposeString('handle'),
    provenAt: t.expose('provenAt', { type: 'DateTime' }),
  }),
});

interface ProofView extends NonNullable<RemoteJudgeView['proof']> {
  readonly url: string;
  readonly source: string | null;
}

const ProofType = builder.objectRef<ProofView>('OwnRemoteHandleProof').implement({
  description: 'A proof that the viewer has begun.',
  fields: (t) => ({
    handle: t.exposeString('handle'),
    url: t.exposeString('url', {
      description: 'Page on which the owner of the handle makes a run that does not compile, or changes his own page.',
    }),
    text: t.exposeString('text', {
      nullable: true,
      description: 'What he writes on his public page; null: a run is the proof.',
    }),
    source: t.exposeString('source', {
      nullable: true,
      description: 'A text to submit there, which does not compile; null: no run is the proof.',
    }),
    until: t.field({
      type: 'DateTime',
      description: 'It is checked until then.',
      resolve: ({ startedAt }) => new Date(startedAt.getTime() + proofTimeMs),
    }),
  }),
});

const SessionType = builder.objectRef<NonNullable<RemoteJudgeView['session']>>('OwnRemoteSession').implement({
  description: 'A session that the viewer gave, for his own submissions alone. What it consists of is never shown.',
  fields: (t) => ({
    username: t.exposeString('username'),
    isUsable: t.boolean({
      description: 'False: the judge no longer accepts it.',
      resolve: ({ state }) => state === 'OK',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('usedAt', { type: 'DateTime', nullable: true, description: 'Null when it was never used.' }),
  }),
});

/** Page on which the owner of a handle does what proves it. */
function proofUrlOf(
  { claims, references }: RemoteAdapter,
  proof: NonNullable<RemoteAdapter['handles']>['proof'],
  origin: string,
): string {
  if (proof.kind === 'TEXT') return proof.editUrlOf(origin);
  return claims?.submitUrlOf(proof.ref, origin) ?? references.urlOf(proof.ref, origin);
}

export const RemoteJudgeType = builder.objectRef<RemoteJudgeView>('OwnRemoteJudge').implement({
  description: 'A judge of others to which submissions are sent, and what the viewer has there.',
  fields: (t) => ({
    key: t.string({
      description: 'Keys of its languages begin with it and a point.',
      resolve: ({ adapter }) => adapter.info.key,
    }),
    name: t.string({ resolve: ({ adapter }, _args, context) => judgeNameOf(context, adapter.info) }),
    url: t.string({ resolve: ({ adapter }, _args, context) => originOf(context, adapter.info) }),
    isSentBySite: t.boolean({
      description: 'The site can send submissions of the viewer itself: by an account of its own, or by his session.',
      resolve: ({ modes }) => modes.some((mode) => mode !== 'BROWSER' && mode !== 'CLAIM'),
    }),
    canBrowse: t.boolean({
      description: 'Users can submit there themselves, while the site waits for the run.',
      resolve: ({ modes }) => modes.includes('BROWSER'),
    }),
    canClaim: t.boolean({
      description: 'Users can name runs that exist.',
      resolve: ({ modes }) => modes.includes('CLAIM'),
    }),
    provesHandles: t.boolean({
      description: 'A handle is proven at this judge.',
      resolve: ({ adapter }) => adapter.handles !== undefined,
    }),
    isHandleProvable: t.boolean({
      description:
        'A handle is proven there, or at the judge whose accounts it shares; else users say it with each run.',
      resolve: ({ adapter }) => isHandleProvable(adapter),
    }),
    hasSignIn: t.boolean({
      description: 'A sign-in at the judge proves a handle, see startHandleSignIn.',
      resolve: ({ adapter }, _args, context) => judgeSignInOf(context, adapter.info.key) !== null,
    }),
    takesSession: t.exposeBoolean('takesSession', {
      description: 'Users can give a session of their own; the judge takes no passwords for it.',
    }),
    sessionCookie: t.string({
      nullable: true,
      description: 'Name of the cookie whose value is a session; null: it takes no session, or a token.',
      resolve: ({ adapter, takesSession }) => (takesSession ? (adapter.signIn?.cookieName ?? null) : null),
    }),
    handle: t.field({ type: HandleType, nullable: true, resolve: ({ handle }) => handle }),
    proof: t.field({
      type: ProofType,
      nullable: true,
      resolve: ({ adapter, proof }, _args, context) => {
        if (proof === null || adapter.handles === undefined) return null;
        return {
          ...proof,
          url: proofUrlOf(adapter, adapter.handles.proof, originOf(context, adapter.info)),
          source: proof.text === null ? proofSource(adapter.info, proof.startedAt) : null,
        };
      },
    }),
    session: t.field({ type: SessionType, nullable: true, resolve: ({ session }) => session }),
  }),
});
