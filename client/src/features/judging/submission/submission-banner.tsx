import { Box, Flex, Heading } from '@chakra-ui/react';
import { Status } from '@verdict/judge/protocol/status.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { JudgeProgress } from '../../../components/judge-progress.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import type { SubmissionProgress_ProgressFragment } from '../../../lib/live/submission-progress.generated.ts';
import { statusLook } from '../../../lib/status/status.ts';

interface SubmissionBannerProps {
  /** Judge status code. */
  readonly status: number;
  /** Null when nothing is known of how far it is. */
  readonly progress: SubmissionProgress_ProgressFragment | null;
  /** The compiler's, or why it failed. */
  readonly message: string | null;
  /** Why its judge has no result, in a sentence; null: the status says it. */
  readonly failure: string | null;
  /** Submission that a remote judge judges; null: it is of none. */
  readonly remoteSubmissionId: number | null;
}

/** The verdict, large; or how far it is. */
export function SubmissionBanner({ status, progress, message, failure, remoteSubmissionId }: SubmissionBannerProps) {
  const t = useText();
  const look = statusLook(status);
  // What the compiler said quotes the code: not everybody reads it, and nobody is sent to look for it.
  const isUntold = status === Status.COMPILE_ERROR && !message;
  const explanation = () => {
    if (!isUntold) return t(look.explanation);
    // Some judges give no message.
    if (remoteSubmissionId !== null) return t({ id: 'submission.compilerUntoldThere' });
    return t({ id: 'submission.compilerUntold' });
  };
  return (
    <Box
      colorPalette={look.tone}
      bg="colorPalette.subtle"
      borderWidth="1px"
      borderColor="colorPalette.border"
      borderRadius="l3"
      px="4"
      py="3"
      role="status"
      aria-live="polite"
    >
      <Box minH="3rem" display="flex" flexDirection="column" justifyContent="center">
        {look.isRunning ? (
          <JudgeProgress
            status={status}
            queuePosition={progress?.queuePosition ?? null}
            expectedWaitSeconds={progress?.expectedWaitSeconds ?? null}
            casesDone={progress?.casesDone ?? 0}
            casesTotal={progress?.casesTotal ?? 0}
            remoteSubmissionId={remoteSubmissionId}
          />
        ) : (
          <Flex align="center" gap="3" color="colorPalette.fg">
            <Icon name={look.shape} size="7" />
            <Box>
              <Heading as="h2" size="md">
                {t(look.label)}
              </Heading>
              <Box fontSize="sm" overflowWrap="anywhere">
                {failure ?? explanation()}
              </Box>
            </Box>
          </Flex>
        )}
      </Box>
      {message ? (
        <Box
          as="pre"
          tabIndex={0}
          role="region"
          aria-label={t({ id: 'submission.message' })}
          mt="3"
          p="3"
          bg="bg.panel"
          color="fg"
          borderRadius="l2"
          fontFamily="mono"
          fontSize="xs"
          lineHeight="1.125rem"
          maxH="20rem"
          overflow="auto"
          whiteSpace="pre-wrap"
        >
          {message}
        </Box>
      ) : null}
    </Box>
  );
}
