import { Button, Field, Flex, Textarea } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { useText } from '../../../lib/intl/use-text.ts';

/** Longest reason that the server takes. */
const maxReason = 500;

interface RefuseDialogProps {
  readonly title: string;
  readonly onRefuse: (reason: string | null) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks why a problem is not taken into the bank; its applicant reads it. */
export function RefuseDialog({ title, onRefuse, onClose }: RefuseDialogProps) {
  const t = useText();
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onRefuse(reason.trim() || null);
  };
  return (
    <SheetDialog title={title} size="md" focusesField onClose={onClose}>
      <form onSubmit={submit}>
        <Field.Root>
          <Field.Label>{t({ id: 'author.bank.reason' })}</Field.Label>
          <Textarea rows={3} maxLength={maxReason} value={reason} onChange={(event) => setReason(event.target.value)} />
          <Field.HelperText>{t({ id: 'author.bank.reasonHint' })}</Field.HelperText>
        </Field.Root>
        <Flex justify="flex-end" mt="3">
          <Button type="submit" size="sm" colorPalette="red">
            {t({ id: 'author.bank.refuse' })}
          </Button>
        </Flex>
      </form>
    </SheetDialog>
  );
}
