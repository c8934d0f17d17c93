import { Suspense } from 'react';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { SheetDialog } from '../../../../components/sheet-dialog.tsx';
import { SkeletonRows } from '../../../../components/skeleton-rows.tsx';
import { MoreSentences } from '../../../../lib/intl/more-sentences.tsx';
import { authorPart } from '../../../../lib/intl/parts/author.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useListFormQuery } from './list-form.generated.ts';
import { ListForm } from './list-form.tsx';

interface ListDialogProps {
  /** Null: a new one. */
  readonly listId: string | null;
  readonly onCreated?: (listId: string) => void;
  readonly onDelete?: () => void;
  readonly onClose: () => void;
}

/** The form of a personal list; that of an existing one starts from what the server has when the dialog opens. */
export function ListDialog({ listId, onCreated, onDelete, onClose }: ListDialogProps) {
  const t = useText();
  const { data, error, refetch } = useListFormQuery({
    variables: { id: listId ?? '' },
    skip: listId === null,
    fetchPolicy: 'network-only',
  });
  const stored = listId === null ? null : data?.training;
  return (
    <SheetDialog
      title={listId === null ? t({ id: 'lists.new' }) : t({ id: 'lists.editTitle' })}
      size="md"
      focusesField
      onClose={onClose}
    >
      <LoadingRows data={stored} error={error} onRetry={() => void refetch()} count={3} height="72px" />
      {stored === null && listId !== null ? (
        <EmptyState icon="search" title={t({ id: 'training.missing' })} hint={t({ id: 'training.missingHint' })} />
      ) : null}
      {stored !== undefined && (stored !== null || listId === null) ? (
        // The words of the Markdown editor.
        <Suspense fallback={<SkeletonRows count={3} height="72px" />}>
          <MoreSentences part={authorPart}>
            <ListForm stored={stored} onCreated={onCreated} onDelete={onDelete} onClose={onClose} />
          </MoreSentences>
        </Suspense>
      ) : null}
    </SheetDialog>
  );
}
