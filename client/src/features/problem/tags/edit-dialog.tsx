import { Button, Dialog, Portal, Stack } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { FormError } from '../../../components/form/form-error.tsx';
import { isSuccess, type Outcome } from '../../../lib/failure/domain-error.ts';
import { failureText } from '../../../lib/failure/failure.ts';
import { noRefusal, refusalOf } from '../../../lib/form/refusal.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';

interface EditDialogProps {
  readonly title: string;
  /** The act by its name: "Merge". */
  readonly action: string;
  /** Told when it went well. */
  readonly done: string;
  readonly isDisabled?: boolean;
  readonly onSave: () => Promise<Outcome>;
  readonly onClose: () => void;
  /** The fields, given what is wrong with each by its path. */
  readonly children: (faults: Readonly<Record<string, string | undefined>>) => ReactNode;
}

/** Fields that are told what is wrong with them. */
const fields = ['name', 'color', 'rank'];
const aboutNames = { TagExists: 'name', TagClassificationExists: 'name' };

/** A small form in a dialog: it closes when the change is made, and says inside why it is not. */
export function EditDialog({ title, action, done, isDisabled = false, onSave, onClose, children }: EditDialogProps) {
  const t = useText();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState(noRefusal);
  const save = async () => {
    setIsBusy(true);
    setRefusal(noRefusal);
    try {
      const result = await onSave();
      if (isSuccess(result)) {
        showToast('success', done);
        onClose();
      } else setRefusal(refusalOf(t, result, fields, aboutNames));
    } catch (error) {
      setRefusal({ ...noRefusal, form: failureText(t, error) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Dialog.Root
      open
      onOpenChange={({ open }) => (open ? undefined : onClose())}
      size="xs"
      closeOnInteractOutside={false}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <form
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                if (!isBusy && !isDisabled) void save();
              }}
            >
              <Dialog.Header>
                <Dialog.Title>{title}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                <Stack gap="3">
                  {children(refusal.fields)}
                  <FormError refusal={refusal} />
                </Stack>
              </Dialog.Body>
              <Dialog.Footer>
                <Button size="sm" variant="outline" onClick={onClose}>
                  {t({ id: 'action.cancel' })}
                </Button>
                <Button size="sm" type="submit" colorPalette="accent" disabled={isBusy || isDisabled}>
                  {action}
                </Button>
              </Dialog.Footer>
            </form>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
