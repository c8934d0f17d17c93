import { Button } from '@chakra-ui/react';
import { useRef, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { RowButton } from '../../../components/row-button.tsx';
import type { Outcome } from '../../../lib/failure/domain-error.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { focusLater } from '../../../lib/keyboard/focus-later.ts';
import { useAct } from '../../../lib/toast/use-act.ts';

interface DialogButtonProps {
  /** With the name of the row, for screen readers. */
  readonly label: string;
  readonly children: string;
  readonly dialog: (onClose: () => void) => ReactNode;
}

/** Opens a dialog about its row. */
export function DialogButton({ label, children, dialog }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <RowButton label={label} onPress={() => setOpen(true)}>
        {children}
      </RowButton>
      {isOpen ? dialog(() => setOpen(false)) : null}
    </>
  );
}

interface RemoveButtonProps {
  readonly label: string;
  /** Name of the button, here and in the question. */
  readonly action: string;
  /** The question. */
  readonly title: string;
  /** What is lost and what stays. */
  readonly text: string;
  readonly done: string;
  /** Ends when moves of rows are saved: one that names what was removed meanwhile would be refused. */
  readonly whenSaved?: () => Promise<void>;
  /** Ends when the row is no longer shown. */
  readonly onRemove: () => Promise<Outcome>;
}

/** Removes or deletes its row after a question; the focus goes to the row beside it. */
export function RemoveButton({ label, action, title, text, done, whenSaved, onRemove }: RemoveButtonProps) {
  const act = useAct();
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    const near = nearRow(button.current);
    setBusy(true);
    const isDone = await act(async () => {
      await whenSaved?.();
      return onRemove();
    }, done);
    setBusy(false);
    if (isDone) focusLater(() => firstControl(near));
  };
  return (
    <>
      <Button
        ref={button}
        size="xs"
        variant="outline"
        colorPalette="red"
        color="red.fg"
        disabled={isBusy}
        aria-label={label}
        onClick={() => setAsking(true)}
      >
        {action}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={title}
        text={text}
        action={action}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** What is near the row of a button, the nearest first: the rows after and before it, and what is around them. */
function nearRow(button: HTMLElement | null): readonly Element[] {
  const row = button?.closest('li, section') ?? null;
  const around = row?.parentElement?.closest('section') ?? null;
  const near = [row, around].flatMap((element) => [
    element?.nextElementSibling,
    element?.previousElementSibling,
    around,
  ]);
  return [...near, button?.closest('main')].flatMap((element) => element ?? []);
}

/** The first control of the first of some elements that is still in the page and has one. */
function firstControl(elements: readonly Element[]): HTMLElement | null {
  return (
    elements
      .filter(({ isConnected }) => isConnected)
      .map((element) => element.querySelector<HTMLElement>('button:enabled, select:enabled, a[href]'))
      .find((control) => control !== null) ?? null
  );
}

type DeleteButtonProps = Pick<RemoveButtonProps, 'text' | 'whenSaved' | 'onRemove'> & { readonly title: string };

/** Deletes something that has a title, for good. */
export function DeleteButton({ title, ...removal }: DeleteButtonProps) {
  const t = useText();
  return (
    <RemoveButton
      {...removal}
      label={t({ id: 'trainings.deleteOf' }, { title })}
      action={t({ id: 'trainings.delete' })}
      title={t({ id: 'trainings.deleteTitle' }, { title })}
      done={t({ id: 'trainings.deleted' })}
    />
  );
}
