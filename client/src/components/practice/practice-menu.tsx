import { Button } from '@chakra-ui/react';
import { Status } from '@verdict/judge/protocol/status.ts';
import { lazy, Suspense } from 'react';
import { MoreSentences } from '../../lib/intl/more-sentences.tsx';
import { reviewPart } from '../../lib/intl/parts/review.ts';
import type { PracticeMenuProps } from './practice-acts.tsx';

const PracticeActs = lazy(async () => ({ default: (await import('./practice-acts.tsx')).PracticeActs }));

/** What the viewer does with a problem that they solved: review it later, or solve it as if they had not. */
export function PracticeMenu({ problem, ...look }: PracticeMenuProps) {
  if (problem.viewerStatus !== Status.ACCEPTED && problem.viewerResetAt === null) return null;
  return (
    // Its button stands among others, which stay in their line.
    <Suspense fallback={<Button size="xs" px="2" visibility="hidden" {...look} />}>
      <MoreSentences part={reviewPart}>
        <PracticeActs problem={problem} {...look} />
      </MoreSentences>
    </Suspense>
  );
}
