import type { ReactElement } from 'react';

/** Something that the viewer may do with a training: a link, or a button that acts. */
export interface TrainingAct {
  readonly name: string;
  readonly content: ReactElement | string;
  readonly isDisabled?: boolean;
  readonly act?: () => void;
}
