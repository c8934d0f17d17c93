import { useApolloClient } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../../../components/empty-state.tsx';
import { LoadingRows } from '../../../../../components/loading-rows.tsx';
import { SheetDialog } from '../../../../../components/sheet-dialog.tsx';
import { useText } from '../../../../../lib/intl/use-text.ts';
import { focusLater } from '../../../../../lib/keyboard/focus-later.ts';
import { useLocale } from '../../../../../lib/preferences/use-locale.ts';
import { managedPlan, type ManagedPlan } from '../arrange/managed-plan.ts';
import { firstControl } from '../arrange/part-element.ts';
import { ManagedTrainingProblemsDocument, useManagedTrainingProblemsQuery } from '../managed-problems.generated.ts';

interface PartDialogProps<Part> {
  readonly title: string;
  /** Has it long texts? */
  readonly isWide?: boolean;
  readonly trainingId: string;
  /** What the form is filled from; null: the form is of something new. Undefined: it is gone. */
  readonly partOf: ((plan: ManagedPlan) => Part | undefined) | null;
  readonly onClose: () => void;
  /** The form. */
  readonly children: (part: Part | null) => ReactNode;
}

/**
 * A form of a section, step or problem in a dialog. It starts from what the server has when the dialog opens. The page
 * below keeps what it shows, so that a row that is gone does not take its dialog along.
 */
export function PartDialog<Part>({
  title,
  isWide = false,
  trainingId,
  partOf,
  onClose,
  children,
}: PartDialogProps<Part>) {
  const t = useText();
  const { data, error, refetch } = useManagedTrainingProblemsQuery({
    variables: { trainingId, language: useLocale() },
    fetchPolicy: 'no-cache',
    skip: partOf === null,
  });
  const client = useApolloClient();
  const plan = data === undefined ? undefined : managedPlan(data);
  const part = partOf === null ? null : plan ? partOf(plan) : undefined;
  const isGone = plan !== undefined && part === undefined;
  const close = async () => {
    onClose();
    if (!isGone) return;
    await client.refetchQueries({ include: [ManagedTrainingProblemsDocument] });
    focusLater(firstControl);
  };
  return (
    <SheetDialog
      title={title}
      size={isWide ? 'md' : 'xs'}
      {...(isWide && { widest: '56rem' })}
      focusesField
      onClose={() => void close()}
    >
      {isGone ? (
        <EmptyState
          icon="search"
          title={t({ id: 'trainings.partMissing' })}
          hint={t({ id: 'trainings.partMissingHint' })}
        />
      ) : (
        <LoadingRows
          data={part === undefined ? undefined : true}
          error={error}
          onRetry={() => void refetch()}
          count={3}
          height="72px"
        />
      )}
      {part === undefined ? null : children(part)}
    </SheetDialog>
  );
}
