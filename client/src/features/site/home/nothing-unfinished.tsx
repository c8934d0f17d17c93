import { Box, Heading, Skeleton, Text } from '@chakra-ui/react';
import { useText } from '../../../lib/intl/use-text.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import { useViewer } from '../../../lib/session/use-viewer.ts';
import { useEasiestUntriedQuery } from './own-home.generated.ts';
import { ProblemButton } from './problem-button.tsx';

/** Offers the easiest new problem where none was left unsolved: to newcomers it is the first one. */
export function NothingUnfinished() {
  const t = useText();
  const language = useLocale();
  const isNew = useViewer().user?.statistics.submissions === 0;
  const { data, loading } = useEasiestUntriedQuery({ variables: { language } });
  const [problem] = data?.problems.items ?? [];
  return (
    <Box as="section" minW="0" px={{ base: '4', md: '6' }} py="4">
      <Heading as="h2" size="sm" mb="3">
        {isNew ? t({ id: 'home.unfinished.first' }) : t({ id: 'home.unfinished.none' })}
      </Heading>
      {problem !== undefined ? (
        <ProblemButton problem={problem} />
      ) : loading ? (
        <Skeleton h="10" minH="control" maxW="16rem" borderRadius="l2" />
      ) : null}
      <Text color="fg.muted" mt="3">
        {t({ id: 'home.unfinished.noneHint' })}
      </Text>
    </Box>
  );
}
