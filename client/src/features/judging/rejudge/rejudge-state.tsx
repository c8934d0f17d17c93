import { Badge, Box, Flex } from '@chakra-ui/react';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import type { RejudgeRow_RejudgeFragment } from './rejudge.generated.ts';

const looks = {
  RUNNING: { tone: 'accent', label: message({ id: 'rejudge.running' }) },
  READY: { tone: 'amber', label: message({ id: 'rejudge.ready' }) },
  APPLIED: { tone: 'green', label: message({ id: 'rejudge.applied' }) },
  DISCARDED: { tone: 'gray', label: message({ id: 'rejudge.discarded' }) },
} as const;

/** Where a batch stands, as a word; while it runs also as a line that fills. */
export function RejudgeState({ rejudge }: { readonly rejudge: RejudgeRow_RejudgeFragment }) {
  const t = useText();
  const { state, progress } = rejudge;
  const look = looks[state];
  const share = progress.total === 0 ? 0 : progress.done / progress.total;
  return (
    <Flex align="center" gap="2">
      <Badge colorPalette={look.tone} variant="subtle" size="md" data-state={state}>
        {t(look.label)}
      </Badge>
      {state === 'RUNNING' ? (
        <Flex align="center" gap="2" fontSize="xs" color="fg.muted">
          <Box
            w="6rem"
            h="1.5"
            bg="bg.muted"
            borderRadius="full"
            overflow="hidden"
            role="progressbar"
            aria-label={t({ id: 'rejudge.progress' })}
            aria-valuemin={0}
            aria-valuemax={progress.total}
            aria-valuenow={progress.done}
          >
            <Box
              h="full"
              colorPalette="accent"
              bg="colorPalette.solid"
              transition="width {durations.slow}"
              style={{ width: `${share * 100}%` }}
            />
          </Box>
          <span>{t({ id: 'rejudge.doneOf' }, { done: progress.done, total: progress.total })}</span>
        </Flex>
      ) : null}
    </Flex>
  );
}
