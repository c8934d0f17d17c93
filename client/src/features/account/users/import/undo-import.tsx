import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { focusHeading } from '../../../../lib/keyboard/focus-heading.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { useUndoUserImportMutation } from './import-users.generated.ts';

/** Most accounts that are named. */
const maxNamed = 50;

interface UndoImportProps {
  readonly importId: string;
  /** When it was begun, for screen readers. */
  readonly at: string;
  /** @param result what became of the accounts, as a sentence. */
  readonly onUndone: (result: string) => void;
}

/** Deletes what an import made, after a question. */
export function UndoImport({ importId, at, onUndone }: UndoImportProps) {
  const t = useText();
  const act = useAct();
  const [isAsking, setAsking] = useState(false);
  const [undo] = useUndoUserImportMutation();
  const run = () =>
    act(
      async () => {
        const result = (await undo({ variables: { input: { importId } } })).data?.undoUserImport;
        if (result?.__typename === 'UndoUserImportSuccess') {
          const { removedCount: removed, keptUsernames: kept } = result.undone;
          const names = [...kept.slice(0, maxNamed), ...(kept.length > maxNamed ? ['…'] : [])].join(', ');
          onUndone(
            kept.length === 0
              ? t({ id: 'users.undoneAll' }, { removed })
              : t({ id: 'users.undoneSome' }, { removed, kept: kept.length, names }),
          );
          // The button goes.
          focusHeading();
        }
        return result;
      },
      t({ id: 'users.undone' }),
    );
  return (
    <>
      <Button
        size="xs"
        variant="outline"
        colorPalette="red"
        color="red.fg"
        aria-label={t({ id: 'users.undoOf' }, { at })}
        onClick={() => setAsking(true)}
      >
        {t({ id: 'users.undo' })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'users.undoTitle' })}
        text={t({ id: 'users.undoText' })}
        action={t({ id: 'users.undo' })}
        onConfirm={() => void run()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
