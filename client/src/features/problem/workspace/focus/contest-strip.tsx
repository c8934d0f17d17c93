import { Flex } from '@chakra-ui/react';
import { useText } from '../../../../lib/intl/use-text.ts';
import { keyNames } from '../../../../lib/keyboard/key-names.ts';
import { useProblemKeys } from '../../../../lib/keyboard/use-problem-keys.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { useContestFocusListQuery } from './focus-list.generated.ts';
import { ProblemItem } from './problem-item.tsx';

interface ContestStripProps {
  readonly contestId: number;
  /** Of the problem that is shown. */
  readonly displayId: string;
}

/** The problems of a contest in the bar above one of them, with how the viewer stands with each. */
export function ContestStrip({ contestId, displayId }: ContestStripProps) {
  const t = useText();
  const { data } = useContestFocusListQuery({ variables: { contestId, language: useLocale() } });
  const items = data?.contestProblems ?? [];
  const addressOf = (id: string) => `/contest/${contestId}/problem/${encodeURIComponent(id)}`;
  useProblemKeys({ items, index: items.findIndex((item) => item.displayId === displayId), addressOf });
  return (
    <Flex
      as="nav"
      aria-label={t({ id: 'focus.contest' })}
      title={t({ id: 'focus.contestKeys' }, { alternative: keyNames.alternative })}
      minW="0"
      flex={{ base: '1 0 100%', md: '1' }}
      order={{ base: 1, md: 0 }}
      minH="9"
      align="center"
    >
      <Flex as="ol" listStyleType="none" gap="1" minW="0" overflowX="auto" overflowY="hidden" py="1">
        {items.map((item) => (
          <ProblemItem
            key={item.id}
            item={item}
            to={addressOf(item.displayId)}
            isCurrent={item.displayId === displayId}
          />
        ))}
      </Flex>
    </Flex>
  );
}
