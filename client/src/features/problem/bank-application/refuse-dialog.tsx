import { Button, Flex } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { FormField } from '../../../components/form/form-field.tsx';
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
    if (reason.length <= maxReason) void onRefuse(reason.trim() || null);
  };
  return (
    <SheetDialog title={title} size="md" focusesField onClose={onClose}>
      <form onSubmit={submit}>
        <FormField
          label={t({ id: 'author.bank.reason' })}
          hint={t({ id: 'author.bank.reasonHint' })}
          lines={3}
          maxLength={maxReason}
          value={reason}
          error={null}
          onValue={setReason}
        />
        <Flex justify="flex-end" mt="3">
          <Button type="submit" size="sm" colorPalette="red">
            {t({ id: 'author.bank.refuse' })}
          </Button>
        </Flex>
      </form>
    </SheetDialog>
  );
}
