import { Button, Flex, Stack } from '@chakra-ui/react';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { FormError } from '../../../../../components/form/form-error.tsx';
import { RestoredNotice } from '../../../../../components/restored-notice.tsx';
import { TrainingConflict, type TrainingConflictProps } from '../../../../../components/training/training-conflict.tsx';
import type { Refusal } from '../../../../../lib/form/refusal.ts';
import { useText } from '../../../../../lib/intl/use-text.ts';
import { focusFirstField } from '../../../../../lib/keyboard/first-field.ts';

interface EntryFormProps {
  /** Name of the button that saves. */
  readonly action: string;
  readonly form: {
    readonly refusal: Refusal;
    readonly isBusy: boolean;
    readonly isRestored: boolean;
    readonly conflicting: TrainingConflictProps;
    readonly discard: () => void;
    readonly submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  };
  readonly isValid: boolean;
  readonly children: ReactNode;
}

/** A form of `useEntryForm`; its first field takes the focus. */
export function EntryForm({ action, form, isValid, children }: EntryFormProps) {
  const t = useText();
  const element = useRef<HTMLFormElement>(null);
  // It may come after its dialog, which has focused its close button by then.
  useEffect(() => focusFirstField(element.current), []);
  return (
    <form ref={element} noValidate onSubmit={(event) => void form.submit(event)}>
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
      <TrainingConflict {...form.conflicting} />
    </form>
  );
}
