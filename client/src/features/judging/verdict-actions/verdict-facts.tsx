import { Box, Flex } from '@chakra-ui/react';
import { TextLink } from '../../../components/text-link.tsx';
import { VerdictBadge } from '../../../components/verdict-badge.tsx';
import { formatDateTime, formatMemory, formatTime } from '../../../lib/format/figures.ts';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import type { VerdictHistory_ChangeFragment } from './verdict-actions.generated.ts';

const causes = {
  JUDGED: message({ id: 'verdictCause.judged' }),
  REJUDGED: message({ id: 'verdictCause.rejudged' }),
  MANUAL: message({ id: 'verdictCause.manual' }),
  CANCELLED: message({ id: 'verdictCause.cancelled' }),
  FAILED: message({ id: 'verdictCause.failed' }),
} as const;

/** One verdict of a submission: which, when, by whom and why. */
export function VerdictFacts({ change }: { readonly change: VerdictHistory_ChangeFragment }) {
  const t = useText();
  const { cause, actor, judgeName, rejudgeId, record, timeMs, memoryKb, score } = change;
  return (
    <Box>
      <Flex align="center" gap="2" wrap="wrap">
        <VerdictBadge status={change.status} />
        {score === null ? null : <span>{t({ id: 'submission.points' }, { score })}</span>}
        <Box as="span" ms="auto" color="fg.muted" fontSize="xs">
          {formatDateTime(new Date(change.createdAt))}
        </Box>
      </Flex>
      <Flex mt="1" gap="3" wrap="wrap" color="fg.muted" fontSize="xs">
        <span>{t(causes[cause])}</span>
        {actor === null ? null : <span>{t({ id: 'verdictActions.by' }, { username: actor.username })}</span>}
        {judgeName === null ? null : <span>{t({ id: 'verdictActions.on' }, { judge: judgeName })}</span>}
        {timeMs === null ? null : <span>{formatTime(timeMs)}</span>}
        {memoryKb === null ? null : <span>{formatMemory(memoryKb)}</span>}
        {record === null ? null : (
          <span title={record.dataSha256}>
            {t({ id: 'verdictActions.data' }, { hash: record.dataSha256.slice(0, 8) })}
          </span>
        )}
        {record === null || record.compilerVersion === '' ? null : <span>{record.compilerVersion}</span>}
        {rejudgeId === null ? null : (
          <TextLink to={`/admin/rejudge/${rejudgeId}`}>{t({ id: 'rejudge.batch' }, { id: `#${rejudgeId}` })}</TextLink>
        )}
      </Flex>
    </Box>
  );
}
