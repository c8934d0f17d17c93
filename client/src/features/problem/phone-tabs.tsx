import { Box, chakra, Tabs } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/intl/use-text.ts';

/** What a phone shows of a problem. */
export type PhoneTab = 'statement' | 'code';

interface PhoneTabsProps {
  readonly tab: PhoneTab;
  readonly onTab: (tab: PhoneTab) => void;
  /** Names the page while the statement, with its heading, is hidden. */
  readonly title: string;
  readonly statement: ReactNode;
  readonly workspace: ReactNode;
}

/** Statement and code behind each other; the editor is fetched when its tab is first opened, and stays. */
export function PhoneTabs({ tab, onTab, title, statement, workspace }: PhoneTabsProps) {
  const t = useText();
  return (
    <Tabs.Root value={tab} onValueChange={({ value }) => onTab(value === 'code' ? 'code' : 'statement')} lazyMount fitted display="flex" flexDirection="column" flex="1" minH="0">
      {tab === 'code' ? <chakra.h1 srOnly>{title}</chakra.h1> : null}
      <Tabs.List bg="bg.panel" flexShrink="0" colorPalette="accent">
        <Tabs.Trigger value="statement">{t({ id: 'problem.statement' })}</Tabs.Trigger>
        <Tabs.Trigger value="code">{t({ id: 'problem.code' })}</Tabs.Trigger>
      </Tabs.List>
      <TabPanel value="statement">{statement}</TabPanel>
      <TabPanel value="code">{workspace}</TabPanel>
    </Tabs.Root>
  );
}

function TabPanel({ value, children }: { readonly value: string; readonly children: ReactNode }) {
  return (
    <Tabs.Content value={value} p="0" flex="1" minH="0">
      <Box h="full">{children}</Box>
    </Tabs.Content>
  );
}
