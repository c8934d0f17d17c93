import { Box, Button, Flex } from '@chakra-ui/react';
import { useEffect, useSyncExternalStore } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import { now, onTick } from '../../lib/format/clock.ts';
import { message } from '../../lib/intl/message.ts';
import { MoreSentences } from '../../lib/intl/more-sentences.tsx';
import { viewPart } from '../../lib/intl/parts/view.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { withGap } from '../../lib/intl/with-gap.ts';
import { useEndView } from '../../lib/session/use-end-view.ts';
import { leaveView } from '../../lib/store/view-tab.ts';
import { useViewQuery } from './view-banner.generated.ts';

const sentences = {
  USER: message({ id: 'view.asUser' }),
  CONTESTANT: message({ id: 'view.asContestant' }),
  MEMBER: message({ id: 'view.asMember' }),
} as const;
const minuteMs = 60_000;

/** Whose view of the site this tab shows, below every page until it ends. */
export function ViewBanner() {
  return (
    <MoreSentences part={viewPart}>
      <Banner />
    </MoreSentences>
  );
}

function Banner() {
  const t = useText();
  const end = useEndView();
  const current = useSyncExternalStore(onTick, now);
  const viewer = useViewQuery().data?.viewer;
  const view = viewer?.view ?? null;
  const endsAt = view?.endsAt;
  useEffect(() => {
    if (endsAt === undefined) return undefined;
    const ending = setTimeout(leaveView, Date.parse(endsAt) - Date.now());
    return () => clearTimeout(ending);
  }, [endsAt]);
  return (
    <>
      {/* The end of the page can be scrolled above the banner. */}
      <Box h={{ base: '20', md: '12' }} flexShrink="0" />
      <Flex
        as="section"
        aria-label={t({ id: 'view.label' })}
        position="fixed"
        bottom="0"
        insetX="0"
        zIndex="banner"
        align="center"
        gap="2"
        wrap="wrap"
        px={{ base: '3', md: '6' }}
        py="1.5"
        bg="amber.subtle"
        color="amber.fg"
        borderTopWidth="1px"
        fontSize="sm"
      >
        <Icon name="alert" />
        <Box flex="1" minW="0" overflowWrap="anywhere">
          {view === null ? null : withGap(t(sentences[view.kind], { username: viewer?.user?.username ?? '' }))}
          {view === null
            ? null
            : t(
                { id: 'view.left' },
                { minutes: Math.max(1, Math.ceil((Date.parse(view.endsAt) - current) / minuteMs)) },
              )}
        </Box>
        <Button size="xs" variant="outline" onClick={() => void end()}>
          {t({ id: 'view.end' })}
        </Button>
      </Flex>
    </>
  );
}
