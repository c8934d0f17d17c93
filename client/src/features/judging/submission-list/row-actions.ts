import type { ReactNode } from 'react';

/** What may be done to a submission of the list, drawn at the end of its row; null: nothing. */
export type RowActions = ((submissionId: number) => ReactNode) | null;
