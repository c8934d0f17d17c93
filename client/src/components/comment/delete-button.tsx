import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import type { Outcome } from '../../lib/failure/domain-error.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { focusLater } from '../../lib/keyboard/focus-later.ts';
import { useAct } from '../../lib/toast/use-act.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { commentsHeading } from './comments-heading.ts';

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
  const confirm = async () => {
    // The text goes with its buttons: what is left of the list takes the focus.
    if (await act(remove, t({ id: 'comment.deleted' }))) focusLater(commentsHeading);
  };
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
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
