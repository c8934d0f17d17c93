import { Badge, Box, chakra, Flex, Table } from '@chakra-ui/react';
import { DifficultyBadge } from '../../../../components/difficulty-badge.tsx';
import { OwnStatusMark } from '../../../../components/own-status-mark.tsx';
import { TagList } from '../../../../components/tag-list.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { trainingProblemAddress } from '../../../../lib/address/training-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { areTagsShownStore } from '../../../../lib/preferences/problem-tags-store.ts';
import { useStore } from '../../../../lib/store/store.ts';
import { useTraining } from '../frame/training-context.ts';
import { ownStatus } from './own-status.ts';
import type { TrainingProblems_ProblemFragment } from './training-problems.generated.ts';

interface ProblemRowsProps {
  readonly problems: readonly TrainingProblems_ProblemFragment[];
}

/** The problems of a training as a table. */
export function ProblemTable({ problems }: ProblemRowsProps) {
  const t = useText();
  const { id } = useTraining();
  const areTagsShown = useStore(areTagsShownStore);
  return (
    <Table.Root>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader w="11">{t({ id: 'problem.own' })}</Table.ColumnHeader>
          <Table.ColumnHeader w="24">{t({ id: 'problem.id' })}</Table.ColumnHeader>
          <Table.ColumnHeader>{t({ id: 'problem.title' })}</Table.ColumnHeader>
          <Table.ColumnHeader w="20">{t({ id: 'problem.difficulty' })}</Table.ColumnHeader>
          {areTagsShown ? <Table.ColumnHeader>{t({ id: 'problem.tags' })}</Table.ColumnHeader> : null}
          <Table.ColumnHeader w="32" textAlign="end">
            {t({ id: 'training.acceptedOfTotal' })}
          </Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {problems.map((row) => (
          <Table.Row key={row.problem.id}>
            <Table.Cell>
              <OwnStatusMark status={ownStatus(row)} />
            </Table.Cell>
            <Table.Cell color="fg.muted" whiteSpace="nowrap">
              {row.displayId}
            </Table.Cell>
            <Table.Cell minW="8rem">
              <TextLink to={trainingProblemAddress(id, row.displayId)} fontWeight="medium" overflowWrap="anywhere">
                {row.problem.title}
              </TextLink>
              {row.problem.type === 'OI' ? <OiBadge /> : null}
            </Table.Cell>
            <Table.Cell>
              <DifficultyBadge difficulty={row.problem.difficulty} />
            </Table.Cell>
            {areTagsShown ? (
              <Table.Cell>
                <TagList tags={row.problem.tags} />
              </Table.Cell>
            ) : null}
            <Table.Cell textAlign="end" whiteSpace="nowrap">
              {row.problem.statistics.ac} / {row.problem.statistics.total}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

/** The problems of a training as cards, for phones. */
export function ProblemCards({ problems }: ProblemRowsProps) {
  const t = useText();
  const { id } = useTraining();
  const areTagsShown = useStore(areTagsShownStore);
  return (
    <Box as="ul" listStyleType="none">
      {problems.map((row) => (
        <Box as="li" key={row.problem.id} px="3" py="2" layerStyle="row">
          <Flex align="center" gap="2">
            <Box minW="0" flex="1">
              <chakra.span me="2" color="fg.muted" fontSize="xs">
                {row.displayId}
              </chakra.span>
              <TextLink
                to={trainingProblemAddress(id, row.displayId)}
                fontWeight="medium"
                py="1"
                overflowWrap="anywhere"
              >
                {row.problem.title}
              </TextLink>
              {row.problem.type === 'OI' ? <OiBadge /> : null}
            </Box>
            <OwnStatusMark status={ownStatus(row)} />
            <DifficultyBadge difficulty={row.problem.difficulty} />
          </Flex>
          <Flex gap="2" justify="space-between" align="center" color="fg.muted" fontSize="xs" minH="6">
            <Box minW="0">{areTagsShown ? <TagList tags={row.problem.tags} /> : null}</Box>
            <chakra.span whiteSpace="nowrap" title={t({ id: 'training.acceptedOfTotal' })}>
              {row.problem.statistics.ac} / {row.problem.statistics.total}
            </chakra.span>
          </Flex>
        </Box>
      ))}
    </Box>
  );
}

/** Marks a problem that gives scores. */
function OiBadge() {
  return (
    <Badge size="sm" variant="outline" ms="2">
      OI
    </Badge>
  );
}
