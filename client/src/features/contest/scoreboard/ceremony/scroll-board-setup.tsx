import { Box, Button, chakra, Field, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { eligibleRows, medalCuts as usualCuts } from '@verdict/schema/contest/scoreboard/board/award.ts';
import { useState } from 'react';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { CheckLabel } from '../../../../components/form/check-label.tsx';
import { SkeletonRows } from '../../../../components/skeleton-rows.tsx';
import { MoreSentences } from '../../../../lib/intl/more-sentences.tsx';
import { boardPart } from '../../../../lib/intl/parts/board.ts';
import { ceremonyPart } from '../../../../lib/intl/parts/ceremony.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { awardColors } from './award-colors.ts';
import { ceremonyAddress, lastRanks, medalCount, medalCounts } from './ceremony-address.ts';
import { CeremonyKeys } from './ceremony-keys.tsx';
import { useScrollBoardSetupQuery, type ScrollBoardSetupQuery } from './scroll-board.generated.ts';

type LoadedBoard = Extract<
  ScrollBoardSetupQuery['contestBoard'],
  { readonly __typename: 'ContestBoardSuccess' }
>['data'];

/** Most medals of a kind; more rows than any contest has. */
const maxMedals = 99_999;

/** Where contest admins say what the scroll board shows, and open it. */
export function ScrollBoardSetup({ contestId }: { readonly contestId: number }) {
  return (
    <MoreSentences part={boardPart}>
      <MoreSentences part={ceremonyPart}>
        <Setup contestId={contestId} />
      </MoreSentences>
    </MoreSentences>
  );
}

function Setup({ contestId }: { readonly contestId: number }) {
  const t = useText();
  const { data, error, refetch } = useScrollBoardSetupQuery({ variables: { contestId }, fetchPolicy: 'no-cache' });
  if (data === undefined)
    return error === undefined ? (
      <SkeletonRows count={5} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    );
  const { contestBoard } = data;
  if (contestBoard.__typename !== 'ContestBoardSuccess') return <EmptyState icon="info" title={contestBoard.message} />;
  if (contestBoard.data.sealsAt === null)
    return <EmptyState icon="info" title={t({ id: 'ceremony.noSeal' })} hint={t({ id: 'ceremony.noSealHint' })} />;
  return <SetupForm board={contestBoard.data} />;
}

function SetupForm({ board }: { readonly board: LoadedBoard }) {
  const t = useText();
  const hasAwards = board.awardKind !== 'NONE';
  const [removesStars, setRemovesStars] = useState(false);
  const [usesMedals, setUsesMedals] = useState(!hasAwards);
  const [counts, setCounts] = useState(() => medalCounts(usualCuts(eligibleRows(board.rows))).map(String));
  const medals = lastRanks(counts.map((count) => Math.min(maxMedals, Math.max(0, Math.floor(Number(count)) || 0))));
  const address = ceremonyAddress({ contestId: board.contestId, removesStars, medals: usesMedals ? medals : null });
  const names = awardColors(t, { awardKind: 'NONE', awards: [] });
  return (
    <Flex gap="10" wrap="wrap" align="start">
      <Stack gap="5" flex="1 1 20rem" maxW="36rem">
        <Text color="fg.muted">{t({ id: 'ceremony.intro' })}</Text>
        <Stack as="fieldset" gap="2">
          <chakra.legend fontWeight="medium" fontSize="sm" mb="2">
            {t({ id: 'ceremony.medals' })}
          </chakra.legend>
          {hasAwards ? (
            <>
              <CheckLabel>
                <input type="radio" name="awards" checked={!usesMedals} onChange={() => setUsesMedals(false)} />
                {t({ id: 'ceremony.awardsOfContest' }, { awards: board.awards.map(({ name }) => name).join(' · ') })}
              </CheckLabel>
              <CheckLabel>
                <input type="radio" name="awards" checked={usesMedals} onChange={() => setUsesMedals(true)} />
                {t({ id: 'ceremony.useMedals' })}
              </CheckLabel>
            </>
          ) : null}
          {usesMedals ? (
            <Flex gap="3" role="group" aria-label={t({ id: 'ceremony.counts' })}>
              {names.slice(0, medalCount).map(({ name, background }, index) => (
                <Field.Root key={name} flex="1 1 6rem" maxW="8rem" minW="0">
                  <Field.Label display="flex" alignItems="center" gap="1.5">
                    <Box w="3" h="3" borderRadius="l1" style={{ background }} aria-hidden="true" />
                    {name}
                  </Field.Label>
                  <Input
                    size="sm"
                    type="number"
                    inputMode="numeric"
                    min={0}
                    max={maxMedals}
                    value={counts[index] ?? ''}
                    onChange={({ target }) => setCounts((known) => known.with(index, target.value))}
                  />
                  <Text fontSize="xs" color="fg.muted">
                    {placesOf(t, medals, index)}
                  </Text>
                </Field.Root>
              ))}
            </Flex>
          ) : null}
        </Stack>
        <CheckLabel>
          <input type="checkbox" checked={removesStars} onChange={({ target }) => setRemovesStars(target.checked)} />
          {t({ id: 'ceremony.noStars' })}
        </CheckLabel>
        <Box>
          <Button asChild colorPalette="accent" size="sm">
            <a href={address} target="_blank" rel="noopener">
              {t({ id: 'ceremony.open' })}
            </a>
          </Button>
          <Text fontSize="xs" color="fg.muted" mt="1.5">
            {t({ id: 'ceremony.openHint' })}
          </Text>
        </Box>
      </Stack>
      <Box flex="0 1 18rem" fontSize="sm" color="fg.muted">
        <CeremonyKeys />
      </Box>
    </Flex>
  );
}

/** Which places win a medal. */
function placesOf(t: ReturnType<typeof useText>, medals: readonly number[], index: number): string {
  const [from, to] = [(medals[index - 1] ?? 0) + 1, medals[index] ?? 0];
  return to < from ? t({ id: 'ceremony.placesNone' }) : t({ id: 'ceremony.placeRange' }, { from, to });
}
