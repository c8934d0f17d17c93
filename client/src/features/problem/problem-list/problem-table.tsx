import { Badge, chakra, Flex, Table } from '@chakra-ui/react';
import { DifficultyBadge } from '../../../components/difficulty-badge.tsx';
import { SharedFrom } from '../../../components/group-share/shared-from.tsx';
import { OwnStatusMark } from '../../../components/own-status-mark.tsx';
import { useProblemPlace } from '../../../components/problem/problem-place.ts';
import { SaveButton } from '../../../components/save-problem/save-button.tsx';
import { TagList } from '../../../components/tag-list.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { problemAddress } from '../../../lib/address/problem-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { AcceptRate } from './accept-rate.tsx';
import type { ProblemTable_ProblemFragment } from './problem-list.generated.ts';

interface ProblemTableProps {
  readonly problems: readonly ProblemTable_ProblemFragment[];
  readonly hasTagsShown: boolean;
  /** The row whose results are shown beside the table. */
  readonly pointedAt: number | null;
  /** The pointer, a finger or the focus has come to a row. */
  readonly onPoint: (problem: ProblemTable_ProblemFragment) => void;
}

/** Problems as a compact table. */
export function ProblemTable({ problems, hasTagsShown, pointedAt, onPoint }: ProblemTableProps) {
  const t = useText();
  const groupId = useProblemPlace();
  return (
    <Table.Root>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader w="11">{t({ id: 'problem.own' })}</Table.ColumnHeader>
          <Table.ColumnHeader w="24">{t({ id: 'problem.id' })}</Table.ColumnHeader>
          <Table.ColumnHeader>{t({ id: 'problem.title' })}</Table.ColumnHeader>
          <Table.ColumnHeader w="20">{t({ id: 'problem.difficulty' })}</Table.ColumnHeader>
          <Table.ColumnHeader w="20" textAlign="end">
            {t({ id: 'problem.submissions' })}
          </Table.ColumnHeader>
          <Table.ColumnHeader w="36" textAlign="end">
            {t({ id: 'problem.acceptRate' })}
          </Table.ColumnHeader>
          <Table.ColumnHeader w="10">
            <chakra.span srOnly>{t({ id: 'save.action' })}</chakra.span>
          </Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {problems.map((problem) => (
          <Table.Row
            key={problem.id}
            bg={problem.id === pointedAt ? 'bg.muted' : undefined}
            onPointerEnter={() => onPoint(problem)}
            onFocus={() => onPoint(problem)}
          >
            <Table.Cell>
              <OwnStatusMark status={problem.viewerStatus} resetAt={problem.viewerResetAt} />
            </Table.Cell>
            <Table.Cell color="fg.muted" whiteSpace="nowrap">
              {problem.displayId}
            </Table.Cell>
            <Table.Cell minW="10rem">
              <Flex align="center" gap="3" rowGap="1" wrap="wrap">
                <TextLink to={problemAddress(groupId, problem.displayId)} fontWeight="medium">
                  {problem.title}
                </TextLink>
                {problem.type === 'OI' ? <OiBadge /> : null}
                <SharedFrom name={problem.sharedFrom} ownerId={ownerOf(problem)} groupId={groupId} />
                {hasTagsShown ? <TagList tags={problem.tags} /> : null}
              </Flex>
            </Table.Cell>
            <Table.Cell>
              <DifficultyBadge difficulty={problem.difficulty} />
            </Table.Cell>
            <Table.Cell textAlign="end">{problem.statistics.total}</Table.Cell>
            <Table.Cell>
              <AcceptRate statistics={problem.statistics} />
            </Table.Cell>
            <Table.Cell py="0" textAlign="end">
              <SaveButton problem={problem} size="2xs" px="1" my="-1" />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

/** The group of a problem, as addresses name it; null: of the site. */
export function ownerOf({ groupId }: Pick<ProblemTable_ProblemFragment, 'groupId'>): string | null {
  return groupId === null ? null : String(groupId);
}

/** Marks a problem that gives scores. */
export function OiBadge() {
  const t = useText();
  return (
    <Badge size="sm" variant="outline" title={t({ id: 'problemList.oiHint' })}>
      OI
    </Badge>
  );
}
