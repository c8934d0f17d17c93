import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';
import { userIdOrNull } from '../../core/viewer-user.ts';
import { isSolvedNow } from '../reset/solved-now.ts';
import { planProgress, type PlanItem, type SectionProgress } from './plan-state.ts';

const sectionSelect = {
  id: true,
  trainingId: true,
  title: true,
  description: true,
  translations: true,
  position: true,
  needed: true,
  version: true,
} as const satisfies Prisma.TrainingSectionSelect;

/** A section with how far the viewer is in it. */
export interface PlannedSection
  extends Prisma.TrainingSectionGetPayload<{ select: typeof sectionSelect }>, SectionProgress {
  readonly requiredIds: readonly number[];
  readonly isOpened: boolean;
}

/** A problem that readers of a list see. */
export interface PlannedProblem extends PlanItem {
  readonly problemId: number;
  /** Done, and not reset by the viewer since. Sections count what is done. */
  readonly isSolvedNow: boolean;
}

/** Sections of a training and its problems, both in their order. */
export interface Plan {
  readonly sections: readonly PlannedSection[];
  readonly problems: readonly PlannedProblem[];
  readonly progress: ReadonlyMap<number, SectionProgress>;
}

const emptyPlan: Plan = { sections: [], problems: [], progress: new Map() };
const loaders = new WeakMap<Context, DataLoader<number, Plan>>();

/**
 * Sections of a training with the viewer's progress; empty without sections. All that one step of a request asks for
 * come by three queries, or one where no training has sections.
 */
export function loadPlan(context: Context, trainingId: number): Promise<Plan> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<number, Plan>(
      async (ids) => {
        const plans = await plansOf(context, ids);
        return ids.map((id) => plans.get(id) ?? emptyPlan);
      },
      { cache: false },
    );
    loaders.set(context, loader);
  }
  return loader.load(trainingId);
}

type Row<Item> = Item & { readonly trainingId: number };

async function plansOf({ db, viewer }: Context, trainingIds: readonly number[]): Promise<Map<number, Plan>> {
  const userId = userIdOrNull(viewer) ?? '';
  const found = await db.trainingSection.findMany({
    where: { trainingId: { in: [...trainingIds] } },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: {
      ...sectionSelect,
      requires: { select: { requiredId: true }, orderBy: { requiredId: 'asc' } },
      openings: { where: { userId }, select: { sectionId: true } },
    },
  });
  if (found.length === 0) return new Map();
  const withSections = [...new Set(found.map(({ trainingId }) => trainingId))];
  const [problems, materials] = await Promise.all([
    db.$queryRaw<Row<PlannedProblem>[]>`
      SELECT l.training_id AS "trainingId", l.problem_id AS "problemId", l.section_id AS "sectionId",
        l.is_optional AS "isOptional", s.problem_id IS NOT NULL AS "isDone",
        ${isSolvedNow} AS "isSolvedNow"
      FROM training_problem l
        LEFT JOIN solved_problem s ON s.user_id = ${userId}::bpchar AND s.problem_id = l.problem_id
          AND s.first_accepted_at IS NOT NULL
      WHERE l.training_id = ANY (${withSections}::int[]) AND l.is_counted
      ORDER BY l.rank, l.problem_id`,
    db.$queryRaw<Row<PlanItem>[]>`
      SELECT m.training_id AS "trainingId", m.section_id AS "sectionId", m.is_optional AS "isOptional",
        t.material_id IS NOT NULL AS "isDone"
      FROM training_material m
        LEFT JOIN training_material_tick t ON t.material_id = m.id AND t.user_id = ${userId}::bpchar
      WHERE m.training_id = ANY (${withSections}::int[])`,
  ]);
  const sectionsOf = Map.groupBy(found, ({ trainingId }) => trainingId);
  const problemsOf = Map.groupBy(problems, ({ trainingId }) => trainingId);
  const materialsOf = Map.groupBy(materials, ({ trainingId }) => trainingId);
  return new Map(
    withSections.map((id) => {
      const sections = (sectionsOf.get(id) ?? []).map(({ requires, openings, ...section }) => ({
        ...section,
        requiredIds: requires.map(({ requiredId }) => requiredId),
        isOpened: openings.length > 0,
      }));
      const own = problemsOf.get(id) ?? [];
      const progress = planProgress(sections, [...own, ...(materialsOf.get(id) ?? [])]);
      const planned = sections.flatMap((section) => {
        const counts = progress.get(section.id);
        return counts === undefined ? [] : [{ ...section, ...counts }];
      });
      return [id, { sections: planned, problems: own, progress }];
    }),
  );
}
