import { Badge, Box, Button, Flex, Text } from '@chakra-ui/react';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { reportReasons } from '../../../components/report/report-reasons.ts';
import { UserLink } from '../../../components/user-link.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { ModeratedText } from './moderated-text.tsx';
import { useLockModeratedTextMutation, type QueueRow_TextFragment } from './moderation.generated.ts';

interface QueueRowProps {
  readonly item: QueueRow_TextFragment;
  /** The viewer holds the lock. */
  readonly onDecide: () => void;
}

/** A reported text with its reports, and who looks at it. */
export function QueueRow({ item, onDecide }: QueueRowProps) {
  const t = useText();
  const act = useAct();
  const [lock] = useLockModeratedTextMutation();
  const { id, text, reports, reportCount, weight, lock: held } = item;
  const isOthers = held !== null && !held.isMine;
  const take = async () => {
    const isMine = await act(
      async () => (await lock({ variables: { input: { id, isTakenOver: isOthers } } })).data?.lockModeratedText,
      isOthers ? t({ id: 'moderation.takenOver' }) : t({ id: 'moderation.locked' }),
    );
    if (isMine) onDecide();
  };
  return (
    <Box as="li" px="3" py="3" layerStyle="row">
      <ModeratedText text={text} />
      <Box as="ul" listStyleType="none" mt="2" ps="3" borderInlineStartWidth="2px" fontSize="sm">
        {reports.map((report) => (
          <Flex as="li" key={report.id} gap="1.5" wrap="wrap" align="center" py="0.5">
            {report.reasons.map((reason) => (
              <Badge key={reason} size="sm" colorPalette="red">
                {t(reportReasons[reason])}
              </Badge>
            ))}
            <Text overflowWrap="anywhere">{report.text}</Text>
            <Flex gap="1.5" color="fg.muted" fontSize="xs">
              <UserLink username={report.reporter.username} />
              <RelativeTime at={report.updatedAt} />
            </Flex>
          </Flex>
        ))}
      </Box>
      <Flex mt="2" gap="3" wrap="wrap" align="center">
        <Button size="xs" variant="outline" onClick={() => void take()}>
          {isOthers ? t({ id: 'moderation.takeOver' }) : t({ id: 'moderation.decide' })}
        </Button>
        <Text fontSize="xs" color="fg.muted">
          {t({ id: 'moderation.reports' }, { count: reportCount, weight: weight.toFixed(1) })}
        </Text>
        <Box fontSize="xs" color={isOthers ? 'amber.fg' : 'fg.muted'} aria-live="polite">
          {held === null
            ? null
            : held.isMine
              ? t({ id: 'moderation.mine' })
              : t({ id: 'moderation.heldBy' }, { name: held.username })}
        </Box>
      </Flex>
    </Box>
  );
}
