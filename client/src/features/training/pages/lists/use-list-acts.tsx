import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { focusHeading } from '../../../../lib/keyboard/focus-heading.ts';
import { ProblemListsDocument } from '../../../../lib/problem-lists/problem-lists.generated.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import type { TrainingAct } from '../frame/training-act.ts';
import { ListDialog } from './list-dialog.tsx';
import { useListFormQuery } from './list-form.generated.ts';
import { MyListsDocument, useDeleteListMutation } from './lists.generated.ts';
import { ShareDialog } from './share-dialog.tsx';

interface ActedList {
  readonly id: string;
  readonly title: string;
}

/** What the author of a personal list does with it, and the dialogs of that: share, change texts, delete. */
export function useListActs({ id: listId, title }: ActedList): [acts: readonly TrainingAct[], dialogs: ReactElement] {
  const t = useText();
  const [dialog, setDialog] = useState<'share' | 'edit' | 'delete' | null>(null);
  const { data } = useListFormQuery({
    variables: { id: listId },
    skip: dialog !== 'share',
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.training ?? null;
  const close = () => setDialog(null);
  const remove = useDelete(listId);
  const acts = [
    { name: 'share', content: t({ id: 'lists.share' }), act: () => setDialog('share') },
    { name: 'edit', content: t({ id: 'lists.edit' }), act: () => setDialog('edit') },
  ];
  const dialogs = (
    <>
      {dialog === 'share' && list !== null ? <ShareDialog list={list} onClose={close} /> : null}
      {dialog === 'edit' ? <ListDialog listId={listId} onDelete={() => setDialog('delete')} onClose={close} /> : null}
      <ConfirmDialog
        isOpen={dialog === 'delete'}
        title={t({ id: 'lists.deleteTitle' }, { title })}
        text={t({ id: 'lists.deleteText' })}
        action={t({ id: 'lists.delete' })}
        onConfirm={() => void remove()}
        onClose={() => {
          close();
          // The button that asked is gone with its dialog.
          focusHeading();
        }}
      />
    </>
  );
  return [acts, dialogs];
}

/** Deletes a list and goes to the others. */
function useDelete(listId: string): () => Promise<void> {
  const t = useText();
  const act = useAct();
  const navigate = useNavigate();
  const [send] = useDeleteListMutation({ refetchQueries: [MyListsDocument, ProblemListsDocument] });
  return async () => {
    const isDone = await act(
      async () => (await send({ variables: { input: { id: listId } } })).data?.deleteTraining,
      t({ id: 'lists.deleted' }),
    );
    if (isDone) void navigate('/training/mine');
  };
}
