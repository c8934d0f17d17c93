import { Button, Dialog, Stack } from '@chakra-ui/react';
import type { FormEvent, ReactNode } from 'react';
import { FormError } from '../../../../components/form/form-error.tsx';
import type { Refusal } from '../../../../lib/form/refusal.ts';
import { useText } from '../../../../lib/intl/use-text.ts';

interface DialogFormProps {
  readonly form: {
    readonly submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
    readonly isSending: boolean;
    readonly refusal: Refusal;
  };
  readonly action: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Body and buttons of a dialog that is a form. */
export function DialogForm({ form, action, onClose, children }: DialogFormProps) {
  const t = useText();
  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate>
      <Dialog.Body>
        <Stack gap="3">
          <FormError refusal={form.refusal} />
          {children}
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button size="sm" variant="outline" onClick={onClose}>
          {t({ id: 'action.cancel' })}
        </Button>
        <Button type="submit" size="sm" colorPalette="accent" disabled={form.isSending}>
          {action}
        </Button>
      </Dialog.Footer>
    </form>
  );
}
