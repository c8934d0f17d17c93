import { Flex } from '@chakra-ui/react';
import { Status } from '@verdict/judge/protocol/status.ts';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/icon/icon.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import type { Workspace_ProblemFragment } from './workspace.generated.ts';

const solvedWith = {
  HINTS: message({ id: 'problem.solvedHelp.hints' }),
  TEXT: message({ id: 'problem.solvedHelp.text' }),
  GAVE_UP: message({ id: 'problem.solvedHelp.gaveUp' }),
} as const;

/** Says that the problem was solved already; submitting again is fine (specification, section 4). */
export function SolvedNotice({ problem }: { readonly problem: Workspace_ProblemFragment }) {
  const t = useText();
  if (problem.viewerStatus !== Status.ACCEPTED) return null;
  const [resetAt, review, help] =
    problem.__typename === 'Problem'
      ? [problem.viewerResetAt, problem.viewerReview, problem.viewerHelp]
      : [null, null, null];
  // What was solved before is said, not shown.
  if (review?.isDue && review.solvedAt !== null)
    return (
      <Again text={t({ id: 'problem.dueForReview' })}>
        <RelativeTime at={review.solvedAt} />
      </Again>
    );
  if (resetAt !== null) return <Again text={t({ id: 'problem.solvedBefore' })} />;
  return (
    <Flex
      align="center"
      gap="1"
      color="green.fg"
      fontSize="xs"
      lineHeight="1.2"
      flexShrink={{ base: '1', lg: '0' }}
      minW="0"
    >
      <Icon name="check" size="3.5" />
      {help === null ? t({ id: 'problem.solved' }) : t(solvedWith[help])}
    </Flex>
  );
}

/** A problem that the viewer solves again. */
function Again({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <Flex align="center" gap="1" color="fg.muted" fontSize="xs" lineHeight="1.2" minW="0">
      <Icon name="reset" size="3.5" />
      <span>
        {text} {children}
      </span>
    </Flex>
  );
}
