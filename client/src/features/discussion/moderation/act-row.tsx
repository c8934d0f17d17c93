import { Badge, Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { UserLink } from '../../../components/user-link.tsx';
import { formatDateTime } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { actKinds } from './act-kinds.ts';
import { ModeratedText } from './moderated-text.tsx';
import {
  ModerationActsDocument,
  useUndoModerationActMutation,
  type ActRow_ActFragment,
} from './moderation.generated.ts';

/** An act on a text, by whom and why, with the way back. */
export function ActRow({ act }: { readonly act: ActRow_ActFragment }) {
  const t = useText();
  const run = useAct();
  const [isAsking, setAsking] = useState(false);
  const [undo] = useUndoModerationActMutation({ refetchQueries: [ModerationActsDocument] });
  const { id, kind, text, actor, isByAuthor, reason, bannedUntil, createdAt, undoneAt, undoneBy, canUndo } = act;
  return (
    <Box as="li" px="3" py="3" layerStyle="row">
      <Flex gap="1.5" wrap="wrap" align="center" mb="1" fontSize="sm">
        <Badge size="sm" colorPalette={kind === 'KEEP' ? 'green' : 'red'}>
          {t(actKinds[kind])}
        </Badge>
        {bannedUntil === null ? null : (
          <span>{t({ id: 'moderation.bannedUntil' }, { until: formatDateTime(new Date(bannedUntil)) })}</span>
        )}
        {isByAuthor ? (
          <span>{t({ id: 'moderation.byAuthor' })}</span>
        ) : actor === null ? (
          <span>{t({ id: 'moderation.bySite' })}</span>
        ) : (
          <UserLink username={actor.username} />
        )}
        <Box color="fg.muted" fontSize="xs">
          <RelativeTime at={createdAt} />
        </Box>
        {undoneAt === null ? null : (
          <Badge size="sm">{t({ id: 'moderation.undoneBy' }, { name: undoneBy?.username ?? '' })}</Badge>
        )}
      </Flex>
      {reason === '' ? null : (
        <Text fontSize="sm" overflowWrap="anywhere" mb="1">
          {t({ id: 'moderation.reasonIs' }, { reason })}
        </Text>
      )}
      <ModeratedText text={text} />
      {canUndo ? (
        <Button size="xs" variant="outline" mt="2" onClick={() => setAsking(true)}>
          {t({ id: 'moderation.undo' })}
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'moderation.undoTitle' })}
        text={t({ id: 'moderation.undoText' })}
        action={t({ id: 'moderation.undo' })}
        onConfirm={() =>
          void run(
            async () => (await undo({ variables: { input: { id } } })).data?.undoModerationAct,
            t({ id: 'moderation.undone' }),
          )
        }
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}
