import { Button, Flex, Text } from '@chakra-ui/react';
import { useText } from '../../../../lib/intl/use-text.ts';
import { withGap } from '../../../../lib/intl/with-gap.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import {
  useVoteOnCommunitySolutionMutation,
  type SolutionDetail_SolutionFragment,
  type SolutionVotes_SolutionFragment,
} from './solution-detail.generated.ts';

type Vote = SolutionVotes_SolutionFragment['viewerVote'];

interface SolutionVotesProps {
  readonly solution: SolutionVotes_SolutionFragment & Pick<SolutionDetail_SolutionFragment, 'author'>;
}

/** Votes for or against a solution; shown at once, and put right if the server refuses. */
export function SolutionVotes({ solution }: SolutionVotesProps) {
  const t = useText();
  const act = useAct();
  const { user } = useViewer();
  const [send] = useVoteOnCommunitySolutionMutation();
  const { id, author, isPublished, upCount, downCount, viewerVote, viewerCanVote } = solution;
  if (!isPublished) return null;
  const vote = (pressed: 'UP' | 'DOWN') => {
    const next: Vote = viewerVote === pressed ? 'NONE' : pressed;
    void act(
      async () =>
        (
          await send({
            variables: { input: { id: String(id), vote: next } },
            optimisticResponse: {
              __typename: 'Mutation',
              voteOnCommunitySolution: {
                __typename: 'VoteOnCommunitySolutionSuccess',
                solution: {
                  __typename: 'CommunitySolution',
                  id,
                  upCount: upCount + changeOf('UP', viewerVote, next),
                  downCount: downCount + changeOf('DOWN', viewerVote, next),
                  viewerVote: next,
                },
              },
            },
          })
        ).data?.voteOnCommunitySolution,
      next === 'NONE' ? t({ id: 'solution.voteTakenBack' }) : t({ id: 'solution.voted' }),
    );
  };
  if (!viewerCanVote)
    return (
      <Text color="fg.muted" fontSize="sm">
        {withGap(t({ id: 'solution.votes' }, { up: upCount, down: downCount }))}
        {user?.username === author.username ? t({ id: 'solution.noOwnVote' }) : ''}
      </Text>
    );
  return (
    <Flex gap="1" role="group" aria-label={t({ id: 'solution.vote' })}>
      <Button
        size="xs"
        variant="outline"
        color={viewerVote === 'UP' ? 'green.fg' : 'fg'}
        aria-pressed={viewerVote === 'UP'}
        aria-label={t({ id: 'solution.voteUp' }, { count: upCount })}
        title={t({ id: 'solution.voteUp' }, { count: upCount })}
        onClick={() => vote('UP')}
      >
        <span aria-hidden>{viewerVote === 'UP' ? '▲' : '△'}</span>
        <span aria-hidden>{upCount}</span>
      </Button>
      <Button
        size="xs"
        variant="outline"
        color={viewerVote === 'DOWN' ? 'red.fg' : 'fg'}
        aria-pressed={viewerVote === 'DOWN'}
        aria-label={t({ id: 'solution.voteDown' }, { count: downCount })}
        title={t({ id: 'solution.voteDown' }, { count: downCount })}
        onClick={() => vote('DOWN')}
      >
        <span aria-hidden>{viewerVote === 'DOWN' ? '▼' : '▽'}</span>
        <span aria-hidden>{downCount}</span>
      </Button>
    </Flex>
  );
}

/** By how much a count changes. */
function changeOf(counted: Vote, before: Vote, next: Vote): number {
  return (next === counted ? 1 : 0) - (before === counted ? 1 : 0);
}
