import { Box, Button } from '@chakra-ui/react';
import { GroupWay } from '../../components/group-way.tsx';
import { PageHeader, PageHeading } from '../../components/page-header.tsx';
import { PageTabs } from '../../components/page-tabs.tsx';
import { Panel } from '../../components/panel.tsx';
import { ScrollRow } from '../../components/scroll-row.tsx';
import { SplitPane } from '../../components/split-pane.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { Sample } from './sample.tsx';

const tabs = [
  { to: '/dev/gallery', text: 'Overview' },
  { to: '/dev/other', text: 'Problems', unread: { count: 2, label: '2 unread' } },
  { to: '/dev/closed', text: 'Rank', isDisabled: true },
] as const;

/** What holds the rest. */
export function FrameSamples() {
  return (
    <>
      <Sample of="PageHeader" display="block">
        <PageHeader
          title="Problems"
          aside={<TextLink to="/problem">All</TextLink>}
          note="What the page is for."
          acts={
            <Button size="sm" variant="outline">
              Random
            </Button>
          }
        />
      </Sample>
      <Sample of="PageHeading below another title">
        <PageHeading level="h2">Members</PageHeading>
      </Sample>
      <Sample of="GroupWay, PageTabs" display="block">
        <GroupWay group={{ id: '1', name: 'Demo class' }} tab="contests" text="Contests" />
        <PageTabs label="Contest" closedHint="Opens when the contest begins" tabs={tabs} />
      </Sample>
      <Sample of="Panel" display="block">
        <Panel p="4">A quiet surface</Panel>
        <Panel p="4" mt="2" isStale>
          Loaded again
        </Panel>
      </Sample>
      <Sample of="ScrollRow, SplitPane" display="block">
        <ScrollRow>
          <Box w="80rem">A row that scrolls sideways</Box>
        </ScrollRow>
        <Box h="16" mt="2" borderWidth="1px">
          <SplitPane label="Sides" left={<Box p="2">Left</Box>} right={<Box p="2">Right</Box>} />
        </Box>
      </Sample>
    </>
  );
}
