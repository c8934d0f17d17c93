import { builder } from '../../core/builder.ts';
import type { Context } from '../../core/context.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { ContestNotFound, NotContestAdmin } from '../../place/contest/contest.error.ts';
import { GroupNotFound } from '../../place/group.error.ts';
import { ContestChanged, NotContestMaker } from './contest-authoring.error.ts';
import { ManagedContestType } from './contest-authoring.query.ts';
import { contestForm, type ContestForm } from './contest-form.service.ts';
import { ContestFormType } from './contest-form.type.ts';
import { ContestInputType } from './contest-input.type.ts';
import { changeContestVisible, cloneContest, deleteContest } from './manage-contest.service.ts';
import { managedContest } from './managed-contest.service.ts';
import { createContest, updateContest } from './save-contest.service.ts';

/** The form of a contest that was just saved. */
async function savedForm(context: Context, id: number): Promise<ContestForm> {
  const form = await contestForm(context, id);
  if (form === null) throw new ContestNotFound();
  return form;
}

builder.mutationFields((t) => ({
  createContest: t.field({
    type: ContestFormType,
    description: 'Creates a contest of the viewer on the site or in a group.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [InvalidInput, ContestNotFound, GroupNotFound, NotContestMaker] },
    args: {
      groupId: t.arg.int({ required: false, description: 'Where; null: on the site.' }),
      input: t.arg({ type: ContestInputType }),
    },
    resolve: async (_root, { groupId, input }, context) =>
      savedForm(context, await createContest(context, groupId ?? null, input)),
  }),
  updateContest: t.field({
    type: ContestFormType,
    description:
      'Saves a contest over the version its form was opened with, and what follows for its boards: ' +
      'a new start moves all tries, a new seal what is under it, new star accounts who is ranked.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [InvalidInput, ContestNotFound, NotContestAdmin, ContestChanged] },
    args: { id: t.arg.int(), version: t.arg.int(), input: t.arg({ type: ContestInputType }) },
    resolve: async (_root, args, context) => {
      await updateContest(context, args);
      return savedForm(context, args.id);
    },
  }),
  changeContestVisible: t.field({
    type: ManagedContestType,
    description: 'Shows a contest, or hides it from all but its admins.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [ContestNotFound, NotContestAdmin] },
    args: { id: t.arg.int(), isVisible: t.arg.boolean() },
    resolve: async (_root, { id, isVisible }, context) => {
      await changeContestVisible(context, id, isVisible);
      return managedContest(context, id);
    },
  }),
  deleteContest: t.field({
    type: 'Int',
    description: 'Removes a contest with its submissions; its problems stay. Answers its id.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [ContestNotFound, NotContestAdmin] },
    args: { id: t.arg.int() },
    resolve: async (_root, { id }, context) => {
      await deleteContest(context, id);
      return id;
    },
  }),
  cloneContest: t.field({
    type: ManagedContestType,
    description: 'Makes a hidden contest of the viewer like this one, with its problems and without participants.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [ContestNotFound, NotContestAdmin, NotContestMaker] },
    args: { id: t.arg.int() },
    resolve: async (_root, { id }, context) => managedContest(context, await cloneContest(context, id)),
  }),
}));
