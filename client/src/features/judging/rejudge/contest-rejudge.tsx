import { Box, Button, Flex, Heading, Input, Text } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { Panel } from '../../../components/panel.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import { useContestRejudgeProblemsQuery } from './contest-rejudge.generated.ts';
import { useStartRejudge } from './use-start-rejudge.ts';

/** What was asked for, until it is confirmed. */
interface Wish {
  readonly title: string;
  readonly filter: {
    readonly contestId: number;
    readonly problemId?: number;
    readonly submissionIds?: readonly number[];
  };
}

/**
 * Judges again what was submitted to a contest: all to a problem, or one submission; the results first looked at, or
 * counted at once. Problems with outdated verdicts come first.
 */
export function ContestRejudge({ contestId }: { readonly contestId: number }) {
  const t = useText();
  const { data, error, refetch } = useContestRejudgeProblemsQuery({
    variables: { contestId, language: useLocale() },
    fetchPolicy: 'cache-and-network',
  });
  const { start, isStarting } = useStartRejudge();
  const [wish, setWish] = useState<Wish | null>(null);
  const outdated = new Map(
    (data?.managedContestProblems ?? []).map(({ id, outdatedVerdicts }) => [id, outdatedVerdicts?.count ?? 0]),
  );
  const outdatedCount = ({ id }: { readonly id: number }) => outdated.get(id) ?? 0;
  const problems = data?.contestProblems.toSorted(
    (a, b) => Number(outdatedCount(b) > 0) - Number(outdatedCount(a) > 0),
  );
  return (
    <Box display="grid" gap="4">
      <Flex align="center" gap="3" wrap="wrap">
        <Heading as="h2" size="md" flex="1">
          {t({ id: 'rejudge.byProblem' })}
        </Heading>
        <TextLink to="/admin/rejudge">{t({ id: 'rejudge.batches' })}</TextLink>
      </Flex>
      <Panel>
        <LoadingRows data={problems} error={error} onRetry={() => void refetch()} count={5} height="49px" />
        {problems?.length === 0 ? <EmptyState title={t({ id: 'rejudge.noProblems' })} /> : null}
        <Box as="ul" listStyleType="none" aria-label={t({ id: 'rejudge.byProblem' })}>
          {problems?.map(({ id, problemId, displayId, title }) => {
            const name = `${displayId}. ${title}`;
            const filter = { contestId, problemId };
            const count = outdatedCount({ id });
            return (
              <Flex as="li" key={id} px="4" py="2" gap="2" align="center" wrap="wrap" layerStyle="row">
                <Box flex="1" minW="10rem" overflowWrap="anywhere">
                  <TextLink to={`/contest/${contestId}/problem/${encodeURIComponent(displayId)}`}>{name}</TextLink>
                </Box>
                {count === 0 ? null : (
                  <Text fontSize="sm" color="amber.fg" title={t({ id: 'rejudge.outdatedHint' })}>
                    {t({ id: 'rejudge.outdatedCount' }, { count })}
                  </Text>
                )}
                <Button
                  size="xs"
                  variant="outline"
                  disabled={isStarting}
                  aria-label={t({ id: 'rejudge.previewOf' }, { name })}
                  onClick={() => void start(filter, true)}
                >
                  {t({ id: 'rejudge.preview' })}
                </Button>
                <Button
                  size="xs"
                  colorPalette="accent"
                  disabled={isStarting}
                  aria-label={t({ id: 'rejudge.allOf' }, { name })}
                  onClick={() => setWish({ filter, title: t({ id: 'rejudge.allOf' }, { name }) })}
                >
                  {t({ id: 'rejudge.title' })}
                </Button>
              </Flex>
            );
          })}
        </Box>
      </Panel>
      <OneSubmission
        isStarting={isStarting}
        onWish={(id) =>
          setWish({ filter: { contestId, submissionIds: [id] }, title: t({ id: 'rejudge.one' }, { id: `#${id}` }) })
        }
      />
      <ConfirmDialog
        isOpen={wish !== null}
        title={wish?.title ?? ''}
        text={t({ id: 'rejudge.startText' })}
        action={t({ id: 'rejudge.title' })}
        onConfirm={() => (wish === null ? undefined : void start(wish.filter, false))}
        onClose={() => setWish(null)}
      />
    </Box>
  );
}

/** One submission by its number; one of another contest matches nothing. */
function OneSubmission({
  isStarting,
  onWish,
}: {
  readonly isStarting: boolean;
  readonly onWish: (id: number) => void;
}) {
  const t = useText();
  const [number, setNumber] = useState('');
  const id = /^\s*#?(\d{1,9})\s*$/.exec(number)?.[1];
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (id !== undefined) onWish(Number(id));
  };
  return (
    <Panel as="section" px="4" py="3">
      <Heading as="h2" size="sm" mb="2">
        {t({ id: 'rejudge.bySubmission' })}
      </Heading>
      <form onSubmit={onSubmit}>
        <Flex gap="2" wrap="wrap" align="center">
          <Input
            size="sm"
            w="16rem"
            inputMode="numeric"
            autoComplete="off"
            aria-label={t({ id: 'rejudge.submissionNumber' })}
            placeholder={t({ id: 'rejudge.submissionNumber' })}
            value={number}
            onChange={(event) => setNumber(event.target.value)}
          />
          <Button type="submit" size="sm" variant="outline" disabled={id === undefined || isStarting}>
            {t({ id: 'rejudge.title' })}
          </Button>
        </Flex>
      </form>
      <Text fontSize="xs" color="fg.muted" mt="1">
        {t({ id: 'rejudge.submissionHint' })}
      </Text>
    </Panel>
  );
}
