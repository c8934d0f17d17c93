import { Table } from '@chakra-ui/react';
import { SharedFrom } from '../../../../components/group-share/shared-from.tsx';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { SignedInLink } from '../../../../components/signed-in-link.tsx';
import { TrainingProgress } from '../../../../components/training/training-progress.tsx';
import { UserLink } from '../../../../components/user-link.tsx';
import { trainingAddress } from '../../../../lib/address/training-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { AccessBadge, CategoryBadge } from '../frame/training-badges.tsx';
import type { TrainingRow_TrainingFragment } from './training-list.generated.ts';

interface TrainingRowsProps {
  readonly trainings: readonly TrainingRow_TrainingFragment[];
  /** Whose list this is, with trainings that others share; null: of the site. */
  readonly groupId: string | null;
  /** False for visitors, who have none. */
  readonly hasProgress: boolean;
}

/** Trainings as a table. */
export function TrainingTable({ trainings, groupId, hasProgress }: TrainingRowsProps) {
  const t = useText();
  return (
    <Table.Root>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader w="4rem">{t({ id: 'training.number' })}</Table.ColumnHeader>
          <Table.ColumnHeader>{t({ id: 'training.title' })}</Table.ColumnHeader>
          <Table.ColumnHeader w="6rem">{t({ id: 'training.access' })}</Table.ColumnHeader>
          <Table.ColumnHeader w="8rem">{t({ id: 'training.category' })}</Table.ColumnHeader>
          {hasProgress ? <Table.ColumnHeader w="11rem">{t({ id: 'training.progress' })}</Table.ColumnHeader> : null}
          <Table.ColumnHeader w="6rem" textAlign="end">
            {t({ id: 'training.problems' })}
          </Table.ColumnHeader>
          <Table.ColumnHeader w="6rem">{t({ id: 'training.author' })}</Table.ColumnHeader>
          <Table.ColumnHeader w="7rem">{t({ id: 'training.updated' })}</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {trainings.map(
          ({ id, title, access, category, viewerProgress, problemCount, author, updatedAt, ...training }) => (
            <Table.Row key={id}>
              <Table.Cell color="fg.muted">{id}</Table.Cell>
              <Table.Cell minW="8rem">
                <SignedInLink to={trainingAddress({ id, groupId })} fontWeight="medium" overflowWrap="anywhere">
                  {title}
                </SignedInLink>{' '}
                <SharedFrom name={training.sharedFrom} ownerId={training.groupId} groupId={groupId} />
              </Table.Cell>
              <Table.Cell>
                <AccessBadge access={access} />
              </Table.Cell>
              <Table.Cell>
                <CategoryBadge category={category} />
              </Table.Cell>
              {hasProgress ? (
                <Table.Cell>
                  {viewerProgress === null ? null : <TrainingProgress title={title} progress={viewerProgress} />}
                </Table.Cell>
              ) : null}
              <Table.Cell textAlign="end">{problemCount}</Table.Cell>
              <Table.Cell>
                <UserLink username={author.username} />
              </Table.Cell>
              <Table.Cell whiteSpace="nowrap" color="fg.muted">
                <RelativeTime at={updatedAt} />
              </Table.Cell>
            </Table.Row>
          ),
        )}
      </Table.Body>
    </Table.Root>
  );
}
