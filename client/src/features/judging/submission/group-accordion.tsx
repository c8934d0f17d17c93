import { Accordion, Box } from '@chakra-ui/react';
import { Status } from '@verdict/judge/protocol/status.ts';
import { Panel } from '../../../components/panel.tsx';
import { VerdictBadge } from '../../../components/verdict-badge.tsx';
import { formatMemory, formatTime } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { CaseList } from './case-list.tsx';
import type { SubmissionCases_SubmissionFragment } from './submission-page.generated.ts';
import { subtaskNames } from './subtask-names.ts';

type Group = NonNullable<SubmissionCases_SubmissionFragment['groups']>[number];

interface GroupAccordionProps {
  readonly groups: readonly Group[];
  /** A cell a case instead of a card. */
  readonly isCompact: boolean;
}

/** The groups of cases; those that were run and did not pass are open. */
export function GroupAccordion({ groups, isCompact }: GroupAccordionProps) {
  const t = useText();
  const names = subtaskNames(t, groups);
  const open = groups
    .filter(({ status }) => status !== Status.ACCEPTED && status !== Status.CANCELLED)
    .map(({ position }) => String(position));
  return (
    <Panel overflow="hidden">
      <Accordion.Root multiple collapsible defaultValue={open}>
        {groups.map((group, index) => (
          <Accordion.Item key={group.position} value={String(group.position)}>
            <Accordion.ItemTrigger>
              <Box flex="1" textAlign="start" display="flex" gap="3" alignItems="center" flexWrap="wrap">
                <Box as="span" fontWeight="medium">
                  {names[index]}
                </Box>
                {group.status === Status.CANCELLED ? (
                  <Box as="span" color="fg.muted" fontSize="sm">
                    {t({ id: 'submission.notRun' }, { count: group.caseCount })}
                  </Box>
                ) : (
                  <>
                    <VerdictBadge status={group.status} />
                    <Box as="span" color="fg.muted" fontSize="sm">
                      {t({ id: 'submission.groupPassed' }, { passed: group.acceptedCases, total: group.caseCount })}
                    </Box>
                    <Box as="span" color="fg.muted" fontSize="sm">
                      {formatTime(group.timeMs)} · {formatMemory(group.memoryKb)}
                    </Box>
                  </>
                )}
              </Box>
              <Box as="span" fontWeight="medium">
                {group.score} / {group.total}
              </Box>
              <Accordion.ItemIndicator />
            </Accordion.ItemTrigger>
            <Accordion.ItemContent>
              <CaseList cases={group.cases} isCompact={isCompact} />
            </Accordion.ItemContent>
          </Accordion.Item>
        ))}
      </Accordion.Root>
    </Panel>
  );
}
