import { useApolloClient } from '@apollo/client/react';
import { Flex, Heading, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Panel } from '../../../../components/panel.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { askShownAgain } from '../../../../lib/live/ask-shown-again.ts';
import { ReviewPanel } from './review-panel.tsx';
import { useSolutionsToReviewQuery, type ReviewPanel_SolutionFragment } from './solution-review.generated.ts';

interface ReviewOnPageProps {
  readonly solution: ReviewPanel_SolutionFragment;
  readonly languageNames: ReadonlyMap<string, string>;
}

/** The review of the version that waits; after it, the way to the next solution. */
export function ReviewOnPage({ solution, languageNames }: ReviewOnPageProps) {
  const t = useText();
  const client = useApolloClient();
  /** The version that the viewer decided on here. */
  const [reviewedId, setReviewedId] = useState<string | null>(null);
  const { pending } = solution;
  const finish = (versionId: string) => {
    setReviewedId(versionId);
    askShownAgain(client, ['SolutionDetail']);
  };
  if (pending?.state === 'WAITING' && pending.id !== reviewedId)
    return (
      <Panel as="section" p="4" mb="4" aria-labelledby="review">
        <Heading as="h2" id="review" size="md" mb="2">
          {t({ id: 'solution.review' })}
        </Heading>
        <ReviewPanel
          key={pending.id}
          solution={solution}
          languageNames={languageNames}
          isTextAbove={!solution.isPublished}
          onReviewed={() => finish(pending.id)}
        />
      </Panel>
    );
  return reviewedId === null ? null : <NextToReview solutionId={solution.id} />;
}

/** Leads to the solution that waits longest, or to the empty queue; takes the focus, since what had it is gone. */
function NextToReview({ solutionId }: { readonly solutionId: number }) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const { data } = useSolutionsToReviewQuery({
    variables: { page: { page: 1, size: 2 } },
    fetchPolicy: 'network-only',
  });
  const isKnown = data !== undefined;
  const next = data?.solutionsToReview.items.find(({ id }) => id !== solutionId);
  useEffect(() => {
    (box.current?.querySelector('a') ?? box.current)?.focus();
  }, [isKnown]);
  return (
    <Panel mb="4">
      <Flex ref={box} tabIndex={-1} p="4" minH="3.5rem" columnGap="3" rowGap="1" wrap="wrap">
        {isKnown ? (
          <>
            <Text color="fg.muted">
              {next === undefined ? t({ id: 'solution.noNext' }) : t({ id: 'solution.next' })}
            </Text>
            {next === undefined ? (
              <TextLink to="/admin/solution">{t({ id: 'solution.toQueue' })}</TextLink>
            ) : (
              <TextLink to={`/solution/${next.id}`} minW="0">
                {next.problemDisplayId}: {next.pending?.title}
              </TextLink>
            )}
          </>
        ) : null}
      </Flex>
    </Panel>
  );
}
