import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { keptSince } from '../../core/jobs/kept-since.ts';
import { readSettings } from '../../core/settings/site.service.ts';
import { refuseEditing } from '../bank/refuse-editing.service.ts';
import { DraftTooLarge, maxDraftBytes } from './authoring.error.ts';

const draftSelect = {
  data: true,
  basedOnVersion: true,
  savedAt: true,
  problem: { select: { version: true } },
} as const satisfies Prisma.ProblemDraftSelect;
export type DraftRow = Prisma.ProblemDraftGetPayload<{ select: typeof draftSelect }>;

/** What the form keeps of itself. */
export interface DraftInput {
  /** Null: a problem still to be made. */
  readonly problemId: number | null;
  readonly data: string;
  readonly basedOnVersion: number | null;
}

/** The viewer's unsaved form of a problem; null: none. */
export async function findDraft(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  problemId: number | null,
): Promise<DraftRow | null> {
  if (viewer.kind !== 'user') return null;
  return db.problemDraft.findUnique({
    where: { userId_slot: { userId: viewer.userId, slot: problemId ?? 0 } },
    select: draftSelect,
  });
}

/** Keeps the viewer's form in place of what was kept. @throws ProblemNotFound, ProblemEditForbidden, DraftTooLarge */
export async function saveDraft(context: Context, { problemId, data, basedOnVersion }: DraftInput): Promise<DraftRow> {
  const { db, viewer, now } = context;
  if (viewer.kind !== 'user') throw new Error('a draft of nobody');
  if (Buffer.byteLength(data) > maxDraftBytes) throw new DraftTooLarge();
  if (problemId !== null) await refuseEditing(context, problemId);
  const row = { data, basedOnVersion, savedAt: now };
  const key = { userId: viewer.userId, slot: problemId ?? 0 };
  return db.problemDraft.upsert({
    where: { userId_slot: key },
    create: { ...key, problemId, ...row },
    update: row,
    select: draftSelect,
  });
}

/** Removes drafts nobody came back to. */
export async function tidyDrafts({ db }: Pick<Context, 'db'>, now: Date): Promise<void> {
  const { problemDraftKeptDays } = await readSettings(db, ['problemDraftKeptDays']);
  await db.problemDraft.deleteMany({ where: { savedAt: { lt: keptSince(now, problemDraftKeptDays) } } });
}
