import type { Locale } from '@verdict/schema/core/context.ts';
import { z } from 'zod';
import {
  type RestManagedTrainingsQuery,
  type RestTrainingFormFragment,
  RestChangeTrainingVisibilityDocument,
  RestCreateTrainingDocument,
  RestDeleteTrainingDocument,
  RestManagedTrainingsDocument,
  RestTrainingFormDocument,
  RestUpdateTrainingDocument,
} from './admin-training.rest.generated.ts';
import { failDomain, failWith } from './operate.ts';
import { restCall, type Operate, type RestAuth } from './rest-call.ts';
import { say, sentences } from './sentences.ts';
import { accessNamed, trainingAccessName, wireCategory, wireId } from './training.wire.ts';
import { flag, int, optionalFlag, optionalInt, optionalText, pageOf, paging, text } from './wire.ts';

/** A training as its form sends it. Its author comes from the session, the place of a stored one from its row. */
const body = z.object({
  training: z.object({
    id: optionalInt,
    rank: optionalInt,
    title: text,
    description: text,
    auth: z.preprocess(
      (name) => (typeof name === 'string' ? accessNamed(name) : name),
      z.enum(['PUBLIC', 'PRIVATE']).meta({ enum: Object.values(trainingAccessName) }),
    ),
    privatePwd: optionalText,
    status: optionalFlag,
    gid: optionalInt,
  }),
  trainingCategory: z.object({ id: optionalInt }).nullish(),
});

/** @param stored a training that is changed: what is left out of these stays. */
function trainingInput(
  { training, trainingCategory }: z.output<typeof body>,
  stored: Pick<RestTrainingFormFragment, 'password' | 'rank' | 'isVisible'>,
) {
  const { rank, title, description, auth, privatePwd, status } = training;
  const categoryId = trainingCategory?.id;
  return {
    title,
    description,
    access: auth,
    password: privatePwd ?? stored.password,
    rank: rank ?? stored.rank,
    isVisible: status ?? stored.isVisible,
    categoryId: categoryId ? String(categoryId) : null,
  } as const;
}

/** A training of which nothing is said yet. */
const fresh = { password: null, rank: 1_000, isVisible: true } as const;

/** The form of a training, or the failure the wire has for it. */
async function formOf(operate: Operate, id: number, locale: Locale): Promise<RestTrainingFormFragment> {
  const { trainingForm, training } = await operate(RestTrainingFormDocument, { id: String(id) });
  if (trainingForm) return trainingForm;
  return training
    ? failWith(403, say(sentences.mayNotChangeTraining, locale))
    : failWith(400, say(sentences.noSuchTraining, locale));
}

function wireForm(form: RestTrainingFormFragment) {
  return {
    training: {
      id: wireId(form.id),
      title: form.title,
      description: form.description,
      author: form.authorName,
      auth: trainingAccessName[form.access],
      privatePwd: form.password,
      status: form.isVisible,
      rank: form.rank,
      isGroup: form.groupId !== null,
      gid: wireId(form.groupId),
      gmtCreate: form.createdAt,
      gmtModified: form.updatedAt,
    },
    trainingCategory: form.category && wireCategory(form.category),
  };
}

/** A row of the list; the password is for the form alone. */
export function wireTrainingRow(training: RestManagedTrainingsQuery['managedTrainings']['items'][number]) {
  return {
    id: wireId(training.id),
    title: training.title,
    description: training.description,
    author: training.author.username,
    auth: trainingAccessName[training.access],
    privatePwd: null,
    status: training.isVisible,
    rank: training.rank,
    isGroup: training.groupId !== null,
    gid: wireId(training.groupId),
    gmtCreate: training.createdAt,
    gmtModified: training.updatedAt,
  };
}

/** Where calls about trainings are, and for whom. */
interface TrainingArea {
  readonly path: string;
  readonly statusPath: string;
  readonly auth: RestAuth;
  /** Who deletes them. */
  readonly deletedBy: RestAuth;
}

/** Reads, writes and deletes trainings: on the site, or in the group that the body of a new one names. */
export function trainingFormCalls({ path, statusPath, auth, deletedBy }: TrainingArea, isOfGroup: boolean) {
  return [
    restCall({
      method: 'GET',
      path,
      auth,
      input: z.object({ tid: int }),
      answer: async ({ input, operate, context: { locale } }) => wireForm(await formOf(operate, input.tid, locale)),
    }),
    restCall({
      method: 'POST',
      path,
      auth,
      input: body,
      async answer({ input, operate, context: { locale } }) {
        const { gid } = input.training;
        if (isOfGroup && !gid) return failWith(404, say(sentences.noSuchGroup, locale));
        const groupId = isOfGroup ? String(gid) : null;
        const { createTraining } = await operate(RestCreateTrainingDocument, {
          input: { ...trainingInput(input, fresh), groupId },
        });
        return createTraining.__typename === 'CreateTrainingSuccess' ? null : failDomain(createTraining);
      },
    }),
    restCall({
      method: 'PUT',
      path,
      auth,
      input: body,
      async answer({ input, operate, context: { locale } }) {
        const stored = await formOf(operate, input.training.id ?? 0, locale);
        const { id, version } = stored;
        const { updateTraining } = await operate(RestUpdateTrainingDocument, {
          input: { id, version, ...trainingInput(input, stored) },
        });
        return updateTraining.__typename === 'UpdateTrainingSuccess' ? null : failDomain(updateTraining);
      },
    }),
    restCall({
      method: 'DELETE',
      path,
      auth: deletedBy,
      input: z.object({ tid: int }),
      async answer({ input, operate }) {
        const { deleteTraining } = await operate(RestDeleteTrainingDocument, { input: { id: String(input.tid) } });
        return deleteTraining.__typename === 'DeleteTrainingSuccess' ? null : failDomain(deleteTraining);
      },
    }),
    restCall({
      method: 'PUT',
      path: statusPath,
      auth,
      input: z.object({ tid: int, status: flag }),
      async answer({ input: { tid, status }, operate }) {
        const { changeTrainingVisibility } = await operate(RestChangeTrainingVisibilityDocument, {
          input: { id: String(tid), isVisible: status },
        });
        return changeTrainingVisibility.__typename === 'ChangeTrainingVisibilitySuccess'
          ? null
          : failDomain(changeTrainingVisibility);
      },
    }),
  ];
}

/** Trainings as their authors write them: calls of the contract's area "admin-training". */
export const adminTrainingCalls = [
  restCall({
    method: 'GET',
    path: '/api/admin/training/get-training-list',
    auth: 'admin',
    input: z.object({ ...paging(10), keyword: optionalText }),
    async answer({ input: { keyword, currentPage, limit }, operate }) {
      const { managedTrainings } = await operate(RestManagedTrainingsDocument, {
        groupId: null,
        keyword: keyword ?? null,
        page: { page: currentPage, size: limit },
      });
      return pageOf(managedTrainings, managedTrainings.items.map(wireTrainingRow));
    },
  }),
  ...trainingFormCalls(
    {
      path: '/api/admin/training',
      statusPath: '/api/admin/training/change-training-status',
      auth: 'admin',
      deletedBy: 'root',
    },
    false,
  ),
];
