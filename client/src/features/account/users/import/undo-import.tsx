import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { joinList } from '../../../../lib/intl/join-list.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { focusHeading } from '../../../../lib/keyboard/focus-heading.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { useUndoUserImportMutation, type UserImport_ImportFragment } from './import-users.generated.ts';

/** Most accounts that are named. */
const maxNamed = 50;

const words = {
  TABLE: {
    name: message({ id: 'users.undo' }),
    nameOf: message({ id: 'users.undoOf' }),
    title: message({ id: 'users.undoTitle' }),
  },
  GENERATED: {
    name: message({ id: 'users.undoGenerated' }),
    nameOf: message({ id: 'users.undoGeneratedOf' }),
    title: message({ id: 'users.undoGeneratedTitle' }),
  },
} as const;

interface UndoImportProps {
  readonly importId: string;
  readonly kind: UserImport_ImportFragment['kind'];
  /** When it was begun, for screen readers. */
  readonly at: string;
  /** @param result what became of the accounts, as a sentence. */
  readonly onUndone: (result: string) => void;
}

/** Deletes what an import made, after a question. */
export function UndoImport({ importId, kind, at, onUndone }: UndoImportProps) {
  const t = useText();
  const locale = useLocale();
  const { name, nameOf, title } = words[kind];
  const act = useAct();
  const [isAsking, setAsking] = useState(false);
  const [undo] = useUndoUserImportMutation();
  const run = () =>
    act(
      async () => {
        const result = (await undo({ variables: { input: { importId } } })).data?.undoUserImport;
        if (result?.__typename === 'UndoUserImportSuccess') {
          const { removedCount: removed, keptUsernames: kept } = result.undone;
          const names = joinList([...kept.slice(0, maxNamed), ...(kept.length > maxNamed ? ['…'] : [])], locale);
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
        aria-label={t(nameOf, { at })}
        onClick={() => setAsking(true)}
      >
        {t(name)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(title)}
        text={t({ id: 'users.undoText' })}
        action={t(name)}
        onConfirm={() => void run()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
