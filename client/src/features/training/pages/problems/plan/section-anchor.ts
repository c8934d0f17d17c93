import { trainingAddress, type TrainingRef } from '../../../../../lib/address/training-address.ts';

/** Where a section is on the page of the list: id of its heading. */
export function sectionAnchor(sectionId: string): string {
  return `section-${sectionId}`;
}

/** Address of a section in the list of its training. */
export function sectionAddress(training: TrainingRef, sectionId: string): string {
  return `${trainingAddress(training)}/problems#${sectionAnchor(sectionId)}`;
}
