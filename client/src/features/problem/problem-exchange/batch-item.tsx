import { Badge, Box, Flex, Text } from '@chakra-ui/react';
import { CheckLabel } from '../../../components/form/check-label.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { formatNames } from './format-names.ts';
import { IssueList } from './issue-list.tsx';
import type { BatchItem_ItemFragment } from './problem-exchange.generated.ts';

const states = {
  WAITING: { label: message({ id: 'batch.stateWAITING' }), color: 'gray' },
  RUNNING: { label: message({ id: 'batch.stateRUNNING' }), color: 'blue' },
  IMPORTED: { label: message({ id: 'batch.stateIMPORTED' }), color: 'green' },
  FAILED: { label: message({ id: 'batch.stateFAILED' }), color: 'red' },
} as const;

interface BatchItemProps {
  readonly item: BatchItem_ItemFragment;
  /** Its display id when it is imported; null: a new one, or the choice is made. */
  readonly displayId: string | null;
  /** Why it cannot keep its display id; it may be imported with another one. */
  readonly idRefusal: string | null;
  readonly isChosen: boolean;
  /** Null: the choice is made. */
  readonly onToggle: (() => void) | null;
}

/** One problem of a batch. */
export function BatchItem({ item, displayId, idRefusal, isChosen, onToggle }: BatchItemProps) {
  const t = useText();
  const { name, title, format, state, problem, problems, warnings } = item;
  const label = title ?? name;
  const isFaulty = problems.length > 0;
  return (
    <Box as="li" px="4" py="2.5" layerStyle="row">
      <Flex align="center" gap="3" wrap="wrap">
        {onToggle === null ? null : (
          <CheckLabel>
            <input
              type="checkbox"
              aria-label={t({ id: 'batch.take' }, { name: label })}
              disabled={isFaulty}
              checked={isChosen && !isFaulty}
              onChange={onToggle}
            />
          </CheckLabel>
        )}
        <Box flex="1" minW="0">
          {problem === null || problem === undefined ? (
            <Text overflowWrap="anywhere">{displayId === null ? label : `${displayId} ${label}`}</Text>
          ) : (
            <TextLink to={`/problem/${problem.displayId}`} overflowWrap="anywhere">
              {problem.displayId} {label}
            </TextLink>
          )}
          {title === null || title === undefined || title === name ? null : (
            <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
              {name}
            </Text>
          )}
        </Box>
        <Badge variant="outline">{formatNames[format]}</Badge>
        {onToggle !== null && isFaulty ? (
          <Badge variant="subtle" colorPalette="red">
            {t({ id: 'batch.faultyItem' })}
          </Badge>
        ) : null}
        {idRefusal === null || isFaulty ? null : (
          <Badge variant="subtle" colorPalette="amber">
            {t({ id: 'batch.refusedId' })}
          </Badge>
        )}
        {onToggle === null ? (
          <Badge variant="subtle" colorPalette={isChosen ? states[state].color : 'gray'}>
            {isChosen ? t(states[state].label) : t({ id: 'batch.leftOut' })}
          </Badge>
        ) : null}
      </Flex>
      {idRefusal === null || isFaulty ? null : (
        <Text mt="1" fontSize="sm" color="amber.fg" overflowWrap="anywhere">
          {idRefusal}
        </Text>
      )}
      <IssueList issues={problems} kind="problem" />
      <IssueList issues={warnings} kind="warning" />
    </Box>
  );
}
