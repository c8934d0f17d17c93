import { Box, chakra, Tabs } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** What is shown of a problem; the address names it. */
export type ProblemTab = 'statement' | 'submissions' | 'files' | 'code';

/** One of the tabs. */
export interface TabOfProblem {
  readonly value: ProblemTab;
  readonly label: string;
  readonly content: ReactNode;
}

interface ProblemTabsProps {
  readonly tabs: readonly TabOfProblem[];
  readonly tab: ProblemTab;
  readonly onTab: (tab: ProblemTab) => void;
  /** Names the page while the statement, with its heading, is hidden; null where it stands elsewhere. */
  readonly title: string | null;
  readonly isFitted: boolean;
  /** Stands behind the tabs. */
  readonly beside?: ReactNode;
}

/** Parts of a problem behind each other; each is fetched when it is first opened, and stays. */
export function ProblemTabs({ tabs, tab, onTab, title, isFitted, beside }: ProblemTabsProps) {
  return (
    <Tabs.Root
      value={tab}
      onValueChange={({ value }) => onTab(tabs.find((one) => one.value === value)?.value ?? 'statement')}
      lazyMount
      fitted={isFitted}
      display="flex"
      flexDirection="column"
      h="full"
      flex="1"
      minH="0"
    >
      {tab === 'statement' || title === null ? null : <chakra.h1 srOnly>{title}</chakra.h1>}
      <Box
        display="flex"
        alignItems="center"
        bg="bg.panel"
        flexShrink="0"
        borderBottomWidth="1px"
        minW="0"
        overflowX="auto"
        overflowY="hidden"
      >
        <Tabs.List colorPalette="accent" borderBottomWidth="0" flex={isFitted ? '1' : undefined} flexShrink="0">
          {tabs.map(({ value, label }) => (
            <Tabs.Trigger key={value} value={value} px={isFitted ? '1' : undefined} whiteSpace="nowrap">
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {beside}
      </Box>
      {tabs.map(({ value, content }) => (
        <Tabs.Content key={value} value={value} p="0" flex="1" minH="0">
          <Box h="full">{content}</Box>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
