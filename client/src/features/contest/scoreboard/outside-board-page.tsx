import { Box, Skeleton, Text } from '@chakra-ui/react';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeading } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { formatMinute } from '../../../lib/format/figures.ts';
import { MoreSentences } from '../../../lib/intl/more-sentences.tsx';
import { boardPart } from '../../../lib/intl/parts/board.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import type { BoardFacts } from './board-model.ts';
import { Scoreboard } from './scoreboard.tsx';

/** The board outside a contest, as every visitor sees it. */
export function OutsideBoardPage({ contestId }: { readonly contestId: number }) {
  return (
    <MoreSentences part={boardPart}>
      <PageBody>
        <Title />
        <Scoreboard contestId={contestId} isOutside heading={heading} headingPlace={<HeadingPlace />} />
      </PageBody>
    </MoreSentences>
  );
}

/** Until it is known which contest it is, and when it may not be seen. */
function Title() {
  const t = useText();
  return <PageTitle text={t({ id: 'page.scoreboard' })} />;
}

/** As high as the heading that comes. */
function HeadingPlace() {
  return (
    <Box mb="3" aria-hidden="true">
      <PageHeading as="div">
        <Skeleton as="span" display="inline-block" w="16rem" maxW="full" h="0.8em" />
      </PageHeading>
      <Text>
        <Skeleton as="span" display="inline-block" w="20rem" maxW="full" h="0.8em" />
      </Text>
    </Box>
  );
}

function heading({ title, startsAt, endsAt }: BoardFacts) {
  return (
    <Box mb="3">
      <PageHeading>{title}</PageHeading>
      <Text color="fg.muted">
        {formatMinute(new Date(startsAt))} – {formatMinute(new Date(endsAt))}
      </Text>
    </Box>
  );
}
