import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import type { Outcome } from '../../lib/failure/domain-error.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { useAct } from '../../lib/toast/use-act.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';

interface DeleteButtonProps {
  readonly title: string;
  readonly text: string;
  readonly remove: () => Promise<Outcome>;
}

/** Takes something that was written away, when that was confirmed. */
export function DeleteButton({ title, text, remove }: DeleteButtonProps) {
  const t = useText();
  const act = useAct();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="xs" variant="ghost" px="2" color="fg.muted" onClick={() => setAsking(true)}>
        {t({ id: 'comment.delete' })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={title}
        text={text}
        action={t({ id: 'comment.delete' })}
        onConfirm={() => void act(remove, t({ id: 'comment.deleted' }))}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
