import { Box, Flex } from '@chakra-ui/react';
import { TextLink } from '../../../components/text-link.tsx';
import { formatMemory } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import type { JudgeNode_NodeFragment } from './judge-page.generated.ts';

interface NodeProps {
  readonly node: JudgeNode_NodeFragment;
}

const bytesPerKb = 1_024;

/** Name, machine and version of a judge. */
export function NodeName({ node }: NodeProps) {
  return (
    <Box minW="0">
      <Box fontWeight="medium" wordBreak="break-word">
        {node.name}
      </Box>
      <Box fontSize="xs" color="fg.muted" wordBreak="break-word">
        {[node.hostname, node.version].filter((part) => part !== null).join(' · ')}
      </Box>
    </Box>
  );
}

/** What a judge's machine bears, as of its last heartbeat. */
export function NodeLoad({ node: { load, isHealthy } }: NodeProps) {
  const t = useText();
  if (load === null || !isHealthy) return null;
  return (
    <Flex columnGap="3" wrap="wrap" fontSize="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
      <span>{t({ id: 'judge.cpu' }, { share: `${Math.round(load.cpuShare * 100)}%` })}</span>
      <span>{t({ id: 'judge.memory' }, { size: formatMemory(load.memoryFreeBytes / bytesPerKb) })}</span>
      <span>{t({ id: 'judge.disk' }, { size: formatMemory(load.diskFreeBytes / bytesPerKb) })}</span>
    </Flex>
  );
}

/** What a judge offers, with the versions one click away. */
export function NodeLanguages({ node: { languages } }: NodeProps) {
  const t = useText();
  if (languages.length === 0) return null;
  return (
    <Box as="details" fontSize="xs">
      <Box as="summary" cursor="button" color="accent.fg">
        {t({ id: 'judge.languageCount' }, { count: languages.length })}
      </Box>
      <Box as="ul" listStyleType="none" mt="1" color="fg.muted">
        {languages.map(({ key, name, version }) => (
          <li key={key}>
            <Box as="span" color="fg">
              {name}
            </Box>{' '}
            {version}
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** How many of a judge's slots are busy. */
export function NodeSlots({ node: { tasks, slots } }: NodeProps) {
  const t = useText();
  return slots === 0 ? null : <span>{t({ id: 'judge.slotsBusy' }, { running: tasks.length, slots })}</span>;
}

/** What a judge does now. */
export function NodeTasks({ node: { tasks, isHealthy } }: NodeProps) {
  const t = useText();
  if (tasks.length === 0 && !isHealthy) return null;
  if (tasks.length === 0) return <Box color="fg.muted">{t({ id: 'judge.idle' })}</Box>;
  return (
    <Flex gap="2" wrap="wrap">
      {tasks.map(({ id, submissionId }) =>
        submissionId === null ? (
          <Box as="span" key={id} color="fg.muted">
            {t({ id: 'judge.otherTask' })}
          </Box>
        ) : (
          <TextLink key={id} to={`/submission-detail/${submissionId}`}>
            #{submissionId}
          </TextLink>
        ),
      )}
    </Flex>
  );
}
