/** Address of a training. */
export function trainingAddress(trainingId: string): string {
  return `/training/${trainingId}`;
}

/** Address of a problem within a training. @param displayId within the training. */
export function trainingProblemAddress(trainingId: string, displayId: string): string {
  return `${trainingAddress(trainingId)}/problem/${encodeURIComponent(displayId)}`;
}

/** The same in focus mode. */
export function trainingFocusAddress(trainingId: string, displayId: string): string {
  return `${trainingProblemAddress(trainingId, displayId)}/full-screen`;
}

/** Address that opens a personal list by its link. */
export function sharedListAddress(shareKey: string): string {
  return `/training/shared/${shareKey}`;
}
