import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ChangeButton } from '../../../../components/archive/change-button.tsx';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { useDeleteEditorialMutation } from './editorial-form.generated.ts';

interface DeleteEditorialProps {
  readonly problemId: string;
  readonly displayId: string;
}

/** Deletes the editorial after a question; the problem is shown then. */
export function DeleteEditorial({ problemId, displayId }: DeleteEditorialProps) {
  const t = useText();
  const act = useAct();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [remove] = useDeleteEditorialMutation();
  const confirm = async () => {
    const isDone = await act(
      async () => (await remove({ variables: { input: { problemId } } })).data?.deleteEditorial,
      t({ id: 'editorial.deleted' }),
    );
    if (isDone) void navigate(`/problem/${encodeURIComponent(displayId)}`);
  };
  return (
    <>
      <ChangeButton size="sm" variant="outline" colorPalette="red" color="red.fg" onClick={() => setAsking(true)}>
        {t({ id: 'editorial.delete' })}
      </ChangeButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'editorial.deleteTitle' })}
        text={t({ id: 'editorial.deleteText' })}
        action={t({ id: 'editorial.delete' })}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
