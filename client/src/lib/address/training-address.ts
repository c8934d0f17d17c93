/** A training as its address names it. */
export interface TrainingRef {
  readonly id: string;
  /** Null: of the site. */
  readonly groupId: string | null;
}

/** Address of a training, below that of its group. */
export function trainingAddress({ id, groupId }: TrainingRef): string {
  return `${trainingListAddress(groupId)}/${id}`;
}

/** Address of the trainings of a place. @param groupId null: the site. */
export function trainingListAddress(groupId: string | null): string {
  return groupId === null ? '/training' : `/group/${groupId}/training`;
}

/** Address of the form of a training: of the site in the back office, of a group below the training. */
export function trainingFormAddress(training: TrainingRef): string {
  return `${trainingKeepingAddress(training)}/edit`;
}

/** Address where the problems of a training are kept, as `trainingFormAddress`. */
export function trainingPlanAddress(training: TrainingRef): string {
  return `${trainingKeepingAddress(training)}/${training.groupId === null ? 'problems' : 'arrange'}`;
}

function trainingKeepingAddress(training: TrainingRef): string {
  return training.groupId === null ? `/admin/training/${training.id}` : trainingAddress(training);
}

/** Address of a personal list, which is of no group. */
export function listAddress(listId: string): string {
  return trainingAddress({ id: listId, groupId: null });
}

/** Address of a problem within a training. @param displayId within the training. */
export function trainingProblemAddress(training: TrainingRef, displayId: string): string {
  return `${trainingAddress(training)}/problem/${encodeURIComponent(displayId)}`;
}

/** The same in focus mode. */
export function trainingFocusAddress(training: TrainingRef, displayId: string): string {
  return `${trainingProblemAddress(training, displayId)}/full-screen`;
}

/** Address that opens a personal list by its link. */
export function sharedListAddress(shareKey: string): string {
  return `/training/shared/${shareKey}`;
}
