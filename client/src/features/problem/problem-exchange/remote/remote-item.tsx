import { Badge, Box, Flex, Text } from '@chakra-ui/react';
import { CheckLabel } from '../../../../components/form/check-label.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { useText, type Text as Say } from '../../../../lib/intl/use-text.ts';
import type { RemoteItem_ItemFragment } from './remote-import.generated.ts';
import { itemStates } from './state-texts.ts';

const kbPerMb = 1_024;

interface RemoteItemProps {
  readonly item: RemoteItem_ItemFragment;
  readonly isChosen: boolean;
  /** Null: there is nothing to choose. */
  readonly onToggle: (() => void) | null;
}

/** One problem of an import: what was read of it, and what came of it. */
export function RemoteItem({ item, isChosen, onToggle }: RemoteItemProps) {
  const t = useText();
  const { name, title, isSet, state, problem, failure, missingFiles } = item;
  const label = isSet ? t({ id: 'batch.remote.set' }, { name }) : `${name} ${title ?? ''}`.trim();
  const { label: stateLabel, color } = itemStates[state];
  const isLeftOut = state === 'READ' && !isChosen;
  return (
    <Box as="li" px="4" py="2.5" layerStyle="row">
      <Flex align="center" gap="3" wrap="wrap">
        {onToggle === null ? null : (
          <CheckLabel>
            <input
              type="checkbox"
              aria-label={t({ id: 'batch.take' }, { name: label })}
              checked={isChosen}
              onChange={onToggle}
            />
          </CheckLabel>
        )}
        <Box flex="1" minW="0">
          {problem === null || problem === undefined ? (
            <Text overflowWrap="anywhere">{label}</Text>
          ) : (
            <TextLink to={`/problem/${encodeURIComponent(problem.displayId)}`}>{label}</TextLink>
          )}
          <Text fontSize="sm" color="fg.muted">
            {factsOf(t, item)}
          </Text>
        </Box>
        <Badge variant="subtle" colorPalette={isLeftOut ? 'gray' : color}>
          {isLeftOut ? t({ id: 'batch.leftOut' }) : t(stateLabel)}
        </Badge>
      </Flex>
      {failure === null || failure === undefined ? null : (
        <Text mt="1" fontSize="sm" color="fg.error">
          {failure}
        </Text>
      )}
      {missingFiles.length === 0 ? null : (
        <Text mt="1" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {t({ id: 'batch.remote.missing' }, { count: missingFiles.length })}
        </Text>
      )}
    </Box>
  );
}

/** Limits and what the statement has, as far as it was read. */
function factsOf(
  t: Say,
  { timeLimitMs, memoryLimitKb, sampleCount, pictureCount, hasPdf }: RemoteItem_ItemFragment,
): string {
  const isRead = typeof timeLimitMs === 'number' && typeof memoryLimitKb === 'number';
  if (!isRead) return '';
  return [
    `${timeLimitMs} ms`,
    `${Math.ceil(memoryLimitKb / kbPerMb)} MB`,
    t({ id: 'batch.remote.samples' }, { count: sampleCount ?? 0 }),
    ...(pictureCount ? [t({ id: 'batch.remote.pictures' }, { count: pictureCount })] : []),
    ...(hasPdf ? ['PDF'] : []),
  ].join(' · ');
}
