import { Box, Button, Flex, Heading } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { JuryBand } from '../../../../components/contest/jury-band.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { Toggle } from '../../../../components/form/toggle.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { usePagedAddress } from '../../../../lib/address/use-paged-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { usePollWhileDeaf } from '../../../../lib/live/use-poll-while-deaf.ts';
import { writePushed } from '../../../../lib/live/write-pushed.ts';
import { BalloonRow } from './balloon-row.tsx';
import {
  BalloonsDocument,
  useBalloonsChangedSubscription,
  useBalloonsQuery,
  type BalloonRow_BalloonFragment,
} from './balloons.generated.ts';
import { withKeptPlaces, type KeptRow } from './kept-places.ts';

/** Specification, section 9. */
const pageSize = 20;
const pollMs = 10_000;
/** A click so soon after another one is the second of a double one, in ms. */
const secondClickMs = 700;

type Balloon = BalloonRow_BalloonFragment;

interface BalloonsPageProps {
  readonly contestId: number;
  /** Is the scoreboard frozen for contestants? Balloons since the freeze then are held back unless asked for. */
  readonly isFrozen: boolean;
}

/** Solved problems for those who bring balloons: what is to be taken back and to be brought first. */
export function BalloonsPage({ contestId, isFrozen }: BalloonsPageProps) {
  const t = useText();
  const { params, page, size, change, pager } = usePagedAddress(pageSize);
  const includesFrozen = params.get('frozen') === 'true';
  const variables = { contestId, page: { page, size }, includesFrozen };
  const { data, previousData, error, refetch } = useBalloonsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDeaf(pollMs),
  });
  useBalloonsChangedSubscription({
    variables,
    ignoreResults: true,
    onData: ({ client, data: { data: news } }) => {
      if (news)
        writePushed(client, {
          query: BalloonsDocument,
          variables,
          data: { __typename: 'Query', balloons: news.balloonsChanged },
        });
    },
  });
  const shown = (data ?? previousData)?.balloons;
  // The server puts what is brought at the end. Here it keeps its place until the list is loaded again: no other
  // balloon comes under the pointer, and a mistake is undone where it was made.
  const place = `${page} ${size} ${includesFrozen}`;
  const [kept, setKept] = useState<{ readonly place: string; readonly rows: readonly KeptRow<Balloon>[] }>({
    place,
    rows: [],
  });
  const keptHere = kept.place === place ? kept.rows : [];
  const balloons = shown && withKeptPlaces(shown.items, keptHere);
  const keep = (row: Balloon, index: number) =>
    setKept((before) => ({
      place,
      rows: [...(before.place === place ? before.rows : []).filter((one) => one.row.id !== row.id), { index, row }],
    }));
  const reload = () => {
    setKept({ place, rows: [] });
    void refetch();
  };
  const markedAt = useRef(Number.NEGATIVE_INFINITY);
  const mayMark = () => {
    const now = performance.now();
    const isApart = now - markedAt.current > secondClickMs;
    if (isApart) markedAt.current = now;
    return isApart;
  };
  return (
    <>
      {isFrozen ? (
        <JuryBand
          text={includesFrozen ? t({ id: 'desk.balloons.frozenShown' }) : t({ id: 'desk.balloons.frozenHeld' })}
        />
      ) : null}
      <Flex mb="2" columnGap="4" rowGap="2" align="center" justify="space-between" wrap="wrap">
        <Heading as="h2" size="md">
          {t({ id: 'desk.balloons' })}
        </Heading>
        {isFrozen ? (
          <Toggle
            label={t({ id: 'desk.balloons.showFrozen' })}
            checked={includesFrozen}
            onChange={(isOn) => change({ frozen: isOn ? 'true' : null, currentPage: null })}
          />
        ) : null}
        <Button size="sm" variant="outline" onClick={reload}>
          <Icon name="refresh" />
          {t({ id: 'action.refresh' })}
        </Button>
      </Flex>
      <Panel>
        <LoadingRows data={shown} error={error} onRetry={() => void refetch()} count={5} height="53px" />
        {balloons?.length === 0 ? (
          <EmptyState title={t({ id: 'desk.balloons.none' })} hint={t({ id: 'desk.balloons.noneHint' })} />
        ) : null}
        <Box as="ul" listStyleType="none" aria-label={t({ id: 'desk.balloons' })}>
          {balloons?.map((balloon, index) => (
            <BalloonRow
              key={balloon.id}
              balloon={balloon}
              mayMark={mayMark}
              onMarked={(marked) => keep(marked, index)}
            />
          ))}
        </Box>
      </Panel>
      <Pager {...pager} total={shown?.total ?? null} sizes={[20, 30, 50, 100]} />
    </>
  );
}
