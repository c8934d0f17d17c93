import type { RestTrainingCategoryFragment, RestTrainingFragment } from './training.rest.generated.ts';

/** Trainings as the wire shows them to readers and to those who manage them. */

export const trainingAccessName = { PUBLIC: 'Public', PRIVATE: 'Private' } as const;

/** Access by its name on the wire; undefined for another one. */
export function accessNamed(name: string | undefined): keyof typeof trainingAccessName | undefined {
  return (['PUBLIC', 'PRIVATE'] as const).find((access) => access === name?.toUpperCase());
}

/** An id as the wire writes it. */
export function wireId(id: string | null): number | null {
  return id === null ? null : Number(id);
}

/** A training in lists and by itself. */
export function wireTraining(training: RestTrainingFragment) {
  return {
    id: wireId(training.id),
    title: training.title,
    description: training.description,
    author: training.author.username,
    auth: trainingAccessName[training.access],
    categoryName: training.category?.name ?? null,
    categoryColor: training.category?.color ?? null,
    rank: training.rank,
    problemCount: training.problemCount,
    acCount: training.viewerProgress?.solvedCount ?? 0,
    gid: wireId(training.groupId),
    gmtModified: training.updatedAt,
  };
}

/** A category of trainings. */
export function wireCategory(category: RestTrainingCategoryFragment) {
  return {
    id: wireId(category.id),
    name: category.name,
    color: category.color,
    gid: wireId(category.groupId),
    gmtCreate: category.createdAt,
    gmtModified: category.updatedAt,
  };
}
