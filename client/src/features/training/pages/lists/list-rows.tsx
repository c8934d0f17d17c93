import { Box, Flex, Table } from '@chakra-ui/react';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { TrainingProgress } from '../../../../components/training/training-progress.tsx';
import { UserLink } from '../../../../components/user-link.tsx';
import { listAddress } from '../../../../lib/address/training-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { rowListProps } from '../../../../lib/keyboard/row-list.ts';
import type { ListRow_TrainingFragment } from './lists.generated.ts';
import { SharingBadge } from './sharing-badge.tsx';

interface ListRowsProps {
  readonly lists: readonly ListRow_TrainingFragment[];
  /** The viewer's own ones say who reads them, the others whose they are. */
  readonly areOwn: boolean;
}

/** Personal lists as a table. */
export function ListTable({ lists, areOwn }: ListRowsProps) {
  const t = useText();
  return (
    <Table.Root>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>{t({ id: 'training.title' })}</Table.ColumnHeader>
          <Table.ColumnHeader w="9rem">
            {areOwn ? t({ id: 'lists.sharing' }) : t({ id: 'training.author' })}
          </Table.ColumnHeader>
          <Table.ColumnHeader w="12rem">{t({ id: 'training.progress' })}</Table.ColumnHeader>
          <Table.ColumnHeader w="6rem" textAlign="end">
            {t({ id: 'training.problems' })}
          </Table.ColumnHeader>
          <Table.ColumnHeader w="8rem">{t({ id: 'training.updated' })}</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {lists.map(({ id, title, sharing, author, viewerProgress, problemCount, updatedAt }) => (
          <Table.Row key={id}>
            <Table.Cell minW="8rem">
              <TextLink to={listAddress(id)} fontWeight="medium" overflowWrap="anywhere">
                {title}
              </TextLink>
            </Table.Cell>
            <Table.Cell>
              {areOwn ? <SharingBadge sharing={sharing} /> : <UserLink username={author.username} />}
            </Table.Cell>
            <Table.Cell>
              {viewerProgress === null ? null : <TrainingProgress title={title} progress={viewerProgress} />}
            </Table.Cell>
            <Table.Cell textAlign="end">{problemCount}</Table.Cell>
            <Table.Cell whiteSpace="nowrap" color="fg.muted">
              <RelativeTime at={updatedAt} />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

/** Personal lists as cards, where there is no room for a table. */
export function ListCards({ lists, areOwn }: ListRowsProps) {
  const t = useText();
  return (
    <Box as="ul" listStyleType="none" {...rowListProps}>
      {lists.map(({ id, title, sharing, author, viewerProgress, problemCount, updatedAt }) => (
        <Box as="li" key={id} px="3" py="2.5" layerStyle="row">
          <Flex align="center" gap="2" justify="space-between">
            <TextLink to={listAddress(id)} fontWeight="medium" overflowWrap="anywhere" py="0.5">
              {title}
            </TextLink>
            {areOwn ? <SharingBadge sharing={sharing} /> : null}
          </Flex>
          {viewerProgress === null ? null : <TrainingProgress mt="1" title={title} progress={viewerProgress} />}
          <Flex mt="1.5" columnGap="3" wrap="wrap" color="fg.muted" fontSize="xs">
            <span>{t({ id: 'training.problemCount' }, { count: problemCount })}</span>
            {areOwn ? null : <span>{author.username}</span>}
            <RelativeTime at={updatedAt} />
          </Flex>
        </Box>
      ))}
    </Box>
  );
}
