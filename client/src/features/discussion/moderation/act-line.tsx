import { Badge, Button, Flex } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { formatMinute, timeZone } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { actKinds } from './act-kinds.ts';
import {
  ModerationDecisionsDocument,
  useUndoModerationActMutation,
  type ActLine_ActFragment,
} from './moderation.generated.ts';

/** An act of a decision, with the way back. */
export function ActLine({ act }: { readonly act: ActLine_ActFragment }) {
  const t = useText();
  const run = useAct();
  const [isAsking, setAsking] = useState(false);
  const line = useRef<HTMLDivElement>(null);
  const [undo] = useUndoModerationActMutation({
    refetchQueries: [ModerationDecisionsDocument],
    awaitRefetchQueries: true,
  });
  const { id, kind, bannedUntil, undoneAt, undoneBy, canUndo } = act;
  const name = t(actKinds[kind]);
  const confirmUndo = async () => {
    const isDone = await run(
      async () => (await undo({ variables: { input: { id } } })).data?.undoModerationAct,
      t({ id: 'moderation.undone' }),
    );
    // The button that had the focus is gone.
    if (isDone) line.current?.focus();
  };
  return (
    <Flex as="li" ref={line} tabIndex={-1} gap="2" wrap="wrap" align="center" fontSize="sm" minH="6">
      <Badge size="sm" colorPalette={kind === 'KEEP' ? 'green' : 'red'}>
        {name}
      </Badge>
      {bannedUntil === null ? null : (
        <time dateTime={bannedUntil}>
          {t({ id: 'moderation.bannedUntil' }, { until: formatMinute(new Date(bannedUntil)), zone: timeZone() })}
        </time>
      )}
      {undoneAt === null ? null : (
        <Badge size="sm">{t({ id: 'moderation.undoneBy' }, { name: undoneBy?.username ?? '' })}</Badge>
      )}
      {canUndo ? (
        <Button
          size="2xs"
          variant="outline"
          aria-label={t({ id: 'moderation.undoOf' }, { act: name })}
          onClick={() => setAsking(true)}
        >
          {t({ id: 'moderation.undo' })}
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'moderation.undoOf' }, { act: name })}
        text={
          kind === 'WARN' || kind === 'BAN' ? t({ id: 'moderation.undoOfAuthor' }) : t({ id: 'moderation.undoText' })
        }
        action={t({ id: 'moderation.undo' })}
        onConfirm={() => void confirmUndo()}
        onClose={() => setAsking(false)}
      />
    </Flex>
  );
}
