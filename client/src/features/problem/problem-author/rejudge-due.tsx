import { Box } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { TextLink } from '../../../components/text-link.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { withGap } from '../../../lib/intl/with-gap.ts';
import { useViewer } from '../../../lib/session/use-viewer.ts';
import { useRejudgeDueQuery } from './rejudge-due.generated.ts';
import { Advice } from './sections/section-parts.tsx';

interface RejudgeDueProps {
  readonly problemId: number;
  /** Was this version saved here? Then it is scrolled into view: who saves may be far below. */
  readonly isJustSaved: boolean;
}

/** Contests with verdicts that are older than the problem as it is stored; mounted again for each version of it. */
export function RejudgeDue({ problemId, isJustSaved }: RejudgeDueProps) {
  const t = useText();
  const { isSuperAdmin } = useViewer();
  const { data } = useRejudgeDueQuery({ variables: { id: problemId }, fetchPolicy: 'network-only' });
  const places = data?.problemForm?.outdatedInContests ?? [];
  const ref = useRef<HTMLDivElement>(null);
  const isScrolledTo = isJustSaved && places.length > 0;
  useEffect(() => {
    if (isScrolledTo) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isScrolledTo]);
  const notices = places.map(({ id, contestId, contestTitle: contest, ...place }) => (
    <Advice key={id}>
      {withGap(
        t({ id: 'author.rejudgeDue' }, { contest, id: place.displayId, count: place.outdatedVerdicts?.count ?? 0 }),
      )}
      {isSuperAdmin ? (
        <TextLink to={`/contest/${contestId}/rejudge`} aria-label={t({ id: 'author.rejudgeIn' }, { contest })}>
          {t({ id: 'author.rejudge' })}
        </TextLink>
      ) : (
        t({ id: 'author.rejudgeAsk' })
      )}
    </Advice>
  ));
  // Clear of the bar above the page.
  return notices.length === 0 ? null : (
    <Box ref={ref} mb="3" scrollMarginTop="20">
      {notices}
    </Box>
  );
}
