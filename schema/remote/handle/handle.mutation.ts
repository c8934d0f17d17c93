import { z } from 'zod';
import { IdentityTicketInvalid } from '../../account/identity/identity.error.ts';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import {
  RemoteAccountNotOffered,
  RemoteJudgeBusy,
  RemoteJudgeUnreachable,
  RemoteSessionNotSignedIn,
  RemoteSessionOfOther,
} from '../account/account.error.ts';
import { removeOwnSession, saveOwnSession } from '../account/own-session.service.ts';
import { finishSignIn, startSignIn } from './handle-sign-in.service.ts';
import { HandleNotProven, HandleProofMissing, HandleTextMissing } from './handle.error.ts';
import { checkProof, removeHandle, startProof } from './handle.service.ts';
import { nameThere } from './name-there.ts';
import { viewJudge } from './remote-judge.service.ts';
import { RemoteJudgeType } from './remote-judge.type.ts';

const judgeKey = z.string().max(20);

const StartHandleProofInput = builder.inputType('StartHandleProofInput', {
  fields: (t) => ({
    judgeKey: t.string({ validate: judgeKey }),
    handle: t.string({ description: 'Name of the viewer at the judge.', validate: nameThere }),
  }),
});

const SaveRemoteSessionInput = builder.inputType('SaveRemoteSessionInput', {
  fields: (t) => ({
    judgeKey: t.string({ validate: judgeKey }),
    username: t.string({ description: 'Name of the viewer at the judge.', validate: nameThere }),
    value: t.string({
      description: 'Value of the cookie of the session, or the token. It is stored sealed and never shown.',
      validate: z.string().regex(/^[!-~]{1,4096}$/u),
    }),
  }),
});

const proofText = z.string().min(1).max(200);

const FinishHandleSignInInput = builder.inputType('FinishHandleSignInInput', {
  fields: (t) => ({
    ticket: t.string({
      description: 'Of the fragment that the browser came back with; good once, for five minutes.',
      validate: proofText,
    }),
    binding: t.string({ description: 'What startHandleSignIn answered.', validate: proofText }),
  }),
});

builder.mutationFields((t) => ({
  startHandleProof: t.field({
    type: RemoteJudgeType,
    description:
      'Begins the proof that a handle at a remote judge is the viewer’s: its owner makes a run there, ' +
      'or puts a text on his public page.',
    authScopes: { signedIn: true },
    apiScope: 'NEVER',
    errors: { types: [InvalidInput, RemoteAccountNotOffered] },
    args: { input: t.arg({ type: StartHandleProofInput }) },
    resolve: async (_root, { input }, context) => {
      await startProof(context, input);
      return viewJudge(context, input.judgeKey);
    },
  }),
  checkHandleProof: t.field({
    type: RemoteJudgeType,
    description: 'Looks for the run, or the text. Then the handle is the viewer’s; whoever had it loses it.',
    authScopes: { signedIn: true },
    apiScope: 'NEVER',
    errors: {
      types: [
        InvalidInput,
        RemoteAccountNotOffered,
        HandleProofMissing,
        HandleNotProven,
        HandleTextMissing,
        RemoteJudgeBusy,
        RemoteJudgeUnreachable,
      ],
    },
    args: { judgeKey: t.arg.string({ validate: judgeKey }) },
    resolve: async (_root, args, context) => {
      await checkProof(context, args.judgeKey);
      return viewJudge(context, args.judgeKey);
    },
  }),
  startHandleSignIn: t.string({
    description:
      'Begins the proof of a handle by the sign-in of a remote judge. Send the browser to ' +
      '/auth/oidc/remote/<judgeKey>/start?binding=<the answer>&next=<path>; it comes back to /auth/return.',
    authScopes: { signedIn: true },
    apiScope: 'NEVER',
    errors: { types: [InvalidInput, RemoteAccountNotOffered] },
    args: { judgeKey: t.arg.string({ validate: judgeKey }) },
    resolve: (_root, args, context) => startSignIn(context, args.judgeKey),
  }),
  finishHandleSignIn: t.field({
    type: RemoteJudgeType,
    description: 'Makes the handle the viewer’s that the judge has named; whoever had it loses it.',
    authScopes: { signedIn: true },
    apiScope: 'NEVER',
    errors: { types: [InvalidInput, RemoteAccountNotOffered, IdentityTicketInvalid] },
    args: { input: t.arg({ type: FinishHandleSignInInput }) },
    resolve: async (_root, { input }, context) => viewJudge(context, await finishSignIn(context, input)),
  }),
  removeRemoteHandle: t.field({
    type: RemoteJudgeType,
    description: 'Takes the viewer’s handle at a remote judge away. Verdicts of its runs stay.',
    authScopes: { signedIn: true },
    apiScope: 'NEVER',
    errors: { types: [InvalidInput, RemoteAccountNotOffered] },
    args: { judgeKey: t.arg.string({ validate: judgeKey }) },
    resolve: async (_root, args, context) => {
      await removeHandle(context, args.judgeKey);
      return viewJudge(context, args.judgeKey);
    },
  }),
  saveRemoteSession: t.field({
    type: RemoteJudgeType,
    description:
      'Stores a session of the viewer at a remote judge, which sends his own submissions and nothing else. ' +
      'The judge is asked first whether it is signed in as him.',
    authScopes: { signedIn: true },
    apiScope: 'NEVER',
    errors: {
      types: [
        InvalidInput,
        RemoteAccountNotOffered,
        RemoteJudgeBusy,
        RemoteJudgeUnreachable,
        RemoteSessionNotSignedIn,
        RemoteSessionOfOther,
      ],
    },
    args: { input: t.arg({ type: SaveRemoteSessionInput }) },
    resolve: async (_root, { input }, context) => {
      await saveOwnSession(context, input);
      return viewJudge(context, input.judgeKey);
    },
  }),
  removeRemoteSession: t.field({
    type: RemoteJudgeType,
    description: 'Forgets the session of the viewer at a remote judge.',
    authScopes: { signedIn: true },
    apiScope: 'NEVER',
    errors: { types: [InvalidInput, RemoteAccountNotOffered] },
    args: { judgeKey: t.arg.string({ validate: judgeKey }) },
    resolve: async (_root, args, context) => {
      await removeOwnSession(context, args.judgeKey);
      return viewJudge(context, args.judgeKey);
    },
  }),
}));
