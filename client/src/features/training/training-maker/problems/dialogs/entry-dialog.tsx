import { Button, Flex, Stack } from '@chakra-ui/react';
import type { FormEvent, ReactNode } from 'react';
import { FormError } from '../../../../../components/form/form-error.tsx';
import { RestoredNotice } from '../../../../../components/restored-notice.tsx';
import { SheetDialog } from '../../../../../components/sheet-dialog.tsx';
import type { Refusal } from '../../../../../lib/form/refusal.ts';
import { useText } from '../../../../../lib/intl/use-text.ts';

interface EntryDialogProps {
  readonly title: string;
  /** Name of the button that saves. */
  readonly action: string;
  readonly form: {
    readonly refusal: Refusal;
    readonly isBusy: boolean;
    readonly isRestored: boolean;
    readonly discard: () => void;
    readonly submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  };
  readonly isValid: boolean;
  /** Has it long texts? */
  readonly isWide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form of `useEntryForm` in a dialog. */
export function EntryDialog({ title, action, form, isValid, isWide = false, onClose, children }: EntryDialogProps) {
  const t = useText();
  return (
    <SheetDialog title={title} size={isWide ? 'md' : 'xs'} {...(isWide && { widest: '56rem' })} onClose={onClose}>
      <form noValidate onSubmit={(event) => void form.submit(event)}>
        <Stack gap="3">
          {form.isRestored ? (
            <RestoredNotice
              text={t({ id: 'trainings.restored' })}
              discard={t({ id: 'trainings.discard' })}
              discardText={t({ id: 'trainings.discardText' })}
              onDiscard={form.discard}
            />
          ) : null}
          {children}
          <FormError refusal={form.refusal} />
          <Flex justify="flex-end">
            <Button type="submit" size="sm" colorPalette="accent" disabled={form.isBusy || !isValid}>
              {action}
            </Button>
          </Flex>
        </Stack>
      </form>
    </SheetDialog>
  );
}
