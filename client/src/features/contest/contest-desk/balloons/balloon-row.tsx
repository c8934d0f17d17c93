import { Badge, Box, Button, Flex, Text } from '@chakra-ui/react';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { UserLink } from '../../../../components/user-link.tsx';
import { twoDigits } from '../../../../lib/format/figures.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { useCheckBalloonMutation, type BalloonRow_BalloonFragment } from './balloons.generated.ts';

/** Seconds as a clock shows them: 1:02:03. */
function clockOf(second: number): string {
  return `${Math.floor(second / 3_600)}:${twoDigits(Math.floor(second / 60) % 60)}:${twoDigits(second % 60)}`;
}

interface BalloonRowProps {
  readonly balloon: BalloonRow_BalloonFragment;
  /** Asked at each click: false for the second of a double one. */
  readonly mayMark: () => boolean;
  /** It is being marked, and again with what the server says of it. */
  readonly onMarked: (balloon: BalloonRow_BalloonFragment) => void;
}

/** A balloon: which, for whom, and whether somebody brought it. */
export function BalloonRow({ balloon, mayMark, onMarked }: BalloonRowProps) {
  const { id, problemDisplayId, problemTitle, color, username, realName, teamName } = balloon;
  const { second, isFirst, isSinceFreeze, isRevoked, checkedAt, carrierName } = balloon;
  const t = useText();
  const act = useAct();
  const [check, { loading }] = useCheckBalloonMutation();
  const isChecked = checkedAt !== null;
  const state = isRevoked ? t({ id: 'desk.balloons.takenBack' }) : t({ id: 'desk.balloons.waiting' });
  const checkText = isChecked ? t({ id: 'desk.balloons.done' }) : t({ id: 'desk.balloons.check' });
  const takeBack = isRevoked ? t({ id: 'desk.balloons.takenBackSaid' }) : t({ id: 'desk.balloons.unchecked' });
  const onCheck = () =>
    void act(
      async () => {
        // The list may be pushed before the answer comes.
        onMarked(balloon);
        const result = (await check({ variables: { id, isChecked: !isChecked } })).data?.checkBalloon;
        if (result?.__typename === 'CheckBalloonSuccess') onMarked(result.data);
        return result;
      },
      isChecked ? takeBack : t({ id: 'desk.balloons.checked' }),
    );
  return (
    <Flex as="li" px="4" py="2.5" columnGap="3" rowGap="1" align="center" wrap="wrap" layerStyle="row">
      <Box
        w="4"
        h="5"
        borderRadius="50% 50% 50% 50% / 45% 45% 55% 55%"
        borderWidth="1px"
        borderColor="border.emphasized"
        flexShrink="0"
        aria-hidden
        style={{ background: color ?? 'transparent' }}
      />
      <Text fontWeight="semibold" minW="2.5rem" title={problemTitle}>
        {problemDisplayId}
      </Text>
      <Box flex="1" minW="9rem" overflowWrap="anywhere">
        {teamName === null ? null : (
          <Text as="span" me="2" fontWeight="medium">
            {teamName}
          </Text>
        )}
        <UserLink username={username} />
        {realName === null ? null : (
          <Text as="span" ms="2" color="fg.muted">
            {realName}
          </Text>
        )}
      </Box>
      {isFirst ? <Badge colorPalette="teal">{t({ id: 'desk.balloons.first' })}</Badge> : null}
      {isSinceFreeze ? <Badge colorPalette="purple">{t({ id: 'desk.balloons.frozen' })}</Badge> : null}
      {isRevoked && isChecked ? (
        <Badge colorPalette="red" title={t({ id: 'desk.balloons.toTakeBackHint' })}>
          {t({ id: 'desk.balloons.toTakeBack' })}
        </Badge>
      ) : null}
      <Text fontVariantNumeric="tabular-nums" color="fg.muted">
        {clockOf(second)}
      </Text>
      <Box fontSize="xs" color="fg.muted" minW="8rem" w={{ md: '11rem' }}>
        {checkedAt === null ? (
          state
        ) : (
          <>
            {carrierName} <RelativeTime at={checkedAt} />
          </>
        )}
      </Box>
      {isRevoked ? (
        <Button
          size="xs"
          ms="auto"
          variant="outline"
          colorPalette="red"
          aria-label={t({ id: 'desk.balloons.takenBackOf' }, { problem: problemDisplayId, username })}
          loading={loading}
          disabled={!isChecked}
          onClick={() => (mayMark() ? onCheck() : undefined)}
        >
          {t({ id: 'desk.balloons.takenBack' })}
        </Button>
      ) : (
        <Button
          size="xs"
          ms="auto"
          variant={isChecked ? 'subtle' : 'outline'}
          colorPalette={isChecked ? 'green' : 'accent'}
          aria-label={t({ id: 'desk.balloons.checkOf' }, { act: checkText, problem: problemDisplayId, username })}
          loading={loading}
          onClick={() => (mayMark() ? onCheck() : undefined)}
        >
          {checkText}
        </Button>
      )}
    </Flex>
  );
}
