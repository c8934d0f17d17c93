import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import type { Outcome } from '../../lib/failure/domain-error.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { useReturnFocus } from '../../lib/keyboard/use-return-focus.ts';
import { WritingForm } from './writing-form.tsx';

interface EditFormProps {
  /** Names its draft among those of the account. */
  readonly name: string;
  readonly userId: string;
  readonly text: EditedText;
  /** Where the text is read. */
  readonly href: string;
  /** @param basis when the version was written that the edit started from. */
  readonly send: (content: string, basis: string) => Promise<Outcome>;
  readonly onClose: () => void;
}

/** A comment or reply that is changed. */
interface EditedText {
  readonly content: string;
  readonly createdAt: string;
  readonly editedAt: string | null;
}

/** An own comment or reply as it is changed. */
export function EditForm({ name, userId, text, href, send, onClose }: EditFormProps) {
  const t = useText();
  // Pushed changes do not touch what is being edited.
  const [saved] = useState(() => ({ content: text.content, writtenAt: text.editedAt ?? text.createdAt, href }));
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
        saved={saved}
        send={(content, basis) => send(content, basis ?? saved.writtenAt)}
        onDone={onClose}
        onCancel={onClose}
      />
    </Box>
  );
}
