import { RemoteAccountState } from '@verdict/prisma/generated/client/enums.ts';
import { builder } from '../../core/builder.ts';
import { adviceOn } from '../account/account-advice.ts';
import { canOpenCredential } from '../account/vault.service.ts';
import { adapterOf } from '../adapters.ts';
import { originOf } from '../http/talk.service.ts';
import { RemoteModeType } from './remote-judge.type.ts';

const RemoteAccountStateType = builder.enumType(RemoteAccountState, {
  name: 'RemoteAccountState',
  description:
    'NEEDS_HUMAN: a person must sign in or solve a challenge. BANNED: the judge disabled it. DISABLED: switched off ' +
    'here.',
});

const hourMs = 3_600_000;

export const RemoteAccountType = builder.prismaObject('RemoteAccount', {
  select: { id: true },
  description: 'An account of the site at a remote judge. What it signs in with is never shown.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    judgeKey: t.exposeString('judgeKey'),
    username: t.exposeString('username'),
    mode: t.expose('mode', { type: RemoteModeType }),
    state: t.expose('state', { type: RemoteAccountStateType }),
    note: t.exposeString('note', { description: 'Why it is not OK, in English, without secrets.' }),
    advice: t.string({
      nullable: true,
      description: "What a person must do for it, in the reader's language; null: nothing.",
      select: { id: true, state: true, note: true, sealedCredential: true },
      resolve: ({ id, state, note, sealedCredential }, _args, context) =>
        adviceOn({ state, note, isReadable: canOpenCredential(context, { id, sealedCredential }) })?.[context.locale] ??
        null,
    }),
    pausedUntil: t.expose('pausedUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'When the judge takes its requests again.',
    }),
    isSignedIn: t.boolean({
      select: { sealedSession: true },
      resolve: ({ sealedSession }) => sealedSession !== null,
    }),
    signInsLastHour: t.int({
      select: { signedInAt: true },
      resolve: ({ signedInAt }, _args, { now }) =>
        signedInAt.filter((at) => now.getTime() - at.getTime() < hourMs).length,
    }),
    checkedAt: t.expose('checkedAt', { type: 'DateTime', nullable: true }),
    usedAt: t.expose('usedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a submission of it was taken last.',
    }),
    inFlightJobId: t.int({
      nullable: true,
      description: 'The remote job that holds it.',
      select: {
        jobs: { where: { state: { in: ['SENDING', 'UNCERTAIN'] } }, select: { id: true }, take: 1 },
      },
      resolve: ({ jobs }) => jobs[0]?.id ?? null,
    }),
    pageUrl: t.string({
      nullable: true,
      description: 'Page of the judge on which a person signs in.',
      select: { judgeKey: true },
      resolve: ({ judgeKey }, _args, context) => {
        const adapter = adapterOf(judgeKey);
        return adapter === null ? null : originOf(context, adapter.info);
      },
    }),
  }),
});
