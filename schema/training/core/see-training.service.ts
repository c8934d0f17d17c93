import type { Context } from '../../core/context.ts';
import { loadMembership, type TrainingMembership } from './membership.loader.ts';
import { NotTrainingAdmin, TrainingNotFound } from './training.error.ts';
import {
  mayTraining,
  reachableTrainings,
  trainingRuleSelect,
  type RuledTraining,
  type TrainingAct,
} from './training.rule.ts';

/** A training and how the viewer belongs to it. */
export interface FoundTraining {
  readonly training: RuledTraining;
  /** Null: no member. */
  readonly membership: TrainingMembership | null;
}

/** A training that the viewer may see. @throws TrainingNotFound */
export async function findTraining(context: Context, id: number): Promise<FoundTraining> {
  const [training, membership] = await Promise.all([
    context.db.training.findFirst({
      where: { AND: [{ id }, reachableTrainings(context)] },
      select: trainingRuleSelect,
    }),
    loadMembership(context, id),
  ]);
  if (training === null) throw new TrainingNotFound();
  return { training, membership };
}

/** A training that the viewer may do something to. @throws TrainingNotFound, NotTrainingAdmin */
export async function manageTraining(context: Context, id: number, act: TrainingAct): Promise<RuledTraining> {
  const { training } = await findTraining(context, id);
  if (!mayTraining(context.viewer, act, training)) throw new NotTrainingAdmin(training.kind);
  return training;
}
