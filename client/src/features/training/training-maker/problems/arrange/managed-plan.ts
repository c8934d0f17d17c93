import type {
  ManagedTraining_MaterialFragment,
  ManagedTraining_SectionFragment,
  ManagedTrainingProblemRow_ProblemFragment,
  ManagedTrainingProblemsQuery,
} from '../managed-problems.generated.ts';
import type { Arrangement } from './arrangement.ts';

/** A training with all that its editors arrange. */
export interface ManagedPlan {
  readonly trainingId: string;
  /** Null: of the site. */
  readonly groupId: string | null;
  /** May the viewer arrange and change it? */
  readonly canChange: boolean;
  readonly canAddProblems: boolean;
  readonly sections: readonly ManagedTraining_SectionFragment[];
  readonly problems: ReadonlyMap<string, ManagedTrainingProblemRow_ProblemFragment>;
  readonly materials: ReadonlyMap<string, ManagedTraining_MaterialFragment>;
  /** Order as it is stored. */
  readonly stored: Arrangement;
}

/** Reads the answer of the server; null: there is no such training for the viewer. */
export function managedPlan({ training, managedTrainingProblems }: ManagedTrainingProblemsQuery): ManagedPlan | null {
  if (training === null) return null;
  const sections = training.sections ?? [];
  const materials = training.materials ?? [];
  // A step comes before a problem of the same rank.
  const ranked = [
    ...materials.map(({ id, rank, sectionId }) => ({ kind: 'material' as const, id, rank, sectionId })),
    ...managedTrainingProblems.map(({ problemId, rank, sectionId }) => ({
      kind: 'problem' as const,
      id: problemId,
      rank,
      sectionId,
    })),
  ].toSorted((one, other) => one.rank - other.rank);
  return {
    trainingId: training.id,
    groupId: training.groupId,
    canChange: training.viewerCanChangeProblems,
    canAddProblems: training.viewerCanAddProblems,
    sections,
    problems: new Map(managedTrainingProblems.map((problem) => [problem.problemId, problem])),
    materials: new Map(materials.map((material) => [material.id, material])),
    stored: [null, ...sections.map(({ id }) => id)].map((id) => ({
      sectionId: id,
      items: ranked.filter(({ sectionId }) => sectionId === id).map(({ kind, id: itemId }) => ({ kind, id: itemId })),
    })),
  };
}
