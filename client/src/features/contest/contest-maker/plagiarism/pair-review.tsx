import { Box, Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { ChangeButton } from '../../../../components/archive/change-button.tsx';
import { useContestDesk } from '../../../../components/contest/contest-desk.ts';
import { FormField } from '../../../../components/form/form-field.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { formatMinute } from '../../../../lib/format/figures.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import {
  PlagiarismPairPageDocument,
  useReviewPlagiarismPairMutation,
  type PairView_PairFragment,
} from './plagiarism.generated.ts';

/** Characters of a note, as the server has it. */
const maxNote = 1_000;

/** What the jury thinks of a pair, and the way to the next one nobody has looked at. */
export function PairReview({ pair }: { readonly pair: PairView_PairFragment }) {
  const t = useText();
  const { desk } = useContestDesk();
  const act = useAct();
  const { id, review, reviewer, reviewedAt, nextUnreviewedId, check } = pair;
  const [note, setNote] = useState(pair.note);
  const [save, { loading }] = useReviewPlagiarismPairMutation({
    refetchQueries: [PlagiarismPairPageDocument],
    awaitRefetchQueries: true,
  });
  const choose = (chosen: PairView_PairFragment['review']) =>
    void act(
      async () => (await save({ variables: { id, review: chosen, note } })).data?.reviewPlagiarismPair,
      t({ id: 'maker.plagiarism.saved' }),
    );
  return (
    <Panel as="section" aria-label={t({ id: 'maker.plagiarism.review' })} px="4" py="3" mt="4" mb="4">
      <FormField
        label={t({ id: 'maker.plagiarism.note' })}
        lines={2}
        maxLength={maxNote}
        value={note}
        error={null}
        onValue={setNote}
      />
      <Flex gap="2" mt="3" wrap="wrap" align="center">
        <ChangeButton
          size="sm"
          colorPalette="red"
          variant={review === 'PLAGIARISED' ? 'solid' : 'outline'}
          aria-pressed={review === 'PLAGIARISED'}
          disabled={loading}
          onClick={() => choose('PLAGIARISED')}
        >
          {t({ id: 'maker.plagiarism.plagiarised' })}
        </ChangeButton>
        <ChangeButton
          size="sm"
          colorPalette="green"
          variant={review === 'INNOCENT' ? 'solid' : 'outline'}
          aria-pressed={review === 'INNOCENT'}
          disabled={loading}
          onClick={() => choose('INNOCENT')}
        >
          {t({ id: 'maker.plagiarism.innocent' })}
        </ChangeButton>
        {review === null ? null : (
          <ChangeButton size="sm" variant="ghost" disabled={loading} onClick={() => choose(null)}>
            {t({ id: 'maker.plagiarism.takeBack' })}
          </ChangeButton>
        )}
        {nextUnreviewedId === null ? (
          <Box color="fg.muted" ms={{ md: 'auto' }}>
            {t({ id: 'maker.plagiarism.noNext' })}
          </Box>
        ) : (
          <Button asChild size="sm" variant="outline" ms={{ md: 'auto' }}>
            <RouterLink to={`${desk}/${check.contestId}/plagiarism/${nextUnreviewedId}`}>
              {t({ id: 'maker.plagiarism.nextUnreviewed' }, { count: check.unreviewedCount })}
            </RouterLink>
          </Button>
        )}
      </Flex>
      {reviewedAt === null ? null : (
        <Box color="fg.muted" fontSize="xs" mt="2">
          {t(
            { id: 'maker.plagiarism.reviewedBy' },
            { name: reviewer ?? '-', time: formatMinute(new Date(reviewedAt)) },
          )}
        </Box>
      )}
    </Panel>
  );
}
