import { Box } from '@chakra-ui/react';
import type { Outcome } from '../../lib/failure/domain-error.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { useReturnFocus } from '../../lib/keyboard/use-return-focus.ts';
import { WritingForm } from './writing-form.tsx';

interface EditFormProps {
  /** Names its draft among those of the account. */
  readonly name: string;
  readonly userId: string;
  readonly content: string;
  readonly send: (content: string) => Promise<Outcome>;
  readonly onClose: () => void;
}

/** An own comment or reply as it is changed. */
export function EditForm({ name, userId, content, send, onClose }: EditFormProps) {
  const t = useText();
  useReturnFocus();
  return (
    <Box mt="2">
      <WritingForm
        draft={name}
        userId={userId}
        label={t({ id: 'comment.editText' })}
        action={t({ id: 'comment.save' })}
        done={t({ id: 'comment.saved' })}
        rows={4}
        autoFocus
        saved={content}
        send={send}
        onDone={onClose}
        onCancel={onClose}
      />
    </Box>
  );
}
