import { Box, Flex, Heading } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Panel } from '../../../components/panel.tsx';
import { RowAct, RowMenu } from '../../../components/row-menu.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { ClassificationDialog } from './classification-dialog.tsx';
import { TagRow } from './tag-row.tsx';
import {
  TagsPageDocument,
  useDeleteTagClassificationMutation,
  type TagsPage_ClassificationFragment,
  type TagsPage_TagFragment,
} from './tags.generated.ts';

interface TagGroupPanelProps {
  /** Null: tags without one. */
  readonly classification: TagsPage_ClassificationFragment | null;
  readonly tags: readonly TagsPage_TagFragment[];
  /** What a tag can be merged into. */
  readonly allTags: readonly TagsPage_TagFragment[];
  /** What a tag can stand under. */
  readonly classifications: readonly TagsPage_ClassificationFragment[];
}

/** A classification with its tags. */
export function TagGroupPanel({ classification, tags, allTags, classifications }: TagGroupPanelProps) {
  const t = useText();
  const name = classification?.name ?? t({ id: 'tags.unclassified' });
  return (
    <Panel as="section" aria-label={name}>
      <Flex align="center" gap="2" px="3" py="1.5" minH="11" borderBottomWidth="1px" wrap="wrap">
        <Heading as="h2" size="sm" flex="1" minW="0" overflowWrap="anywhere">
          {name}
        </Heading>
        {classification === null ? null : (
          <ClassificationActions classification={classification} tagCount={tags.length} />
        )}
      </Flex>
      {tags.length === 0 ? (
        <Box px="3" py="2.5" color="fg.muted">
          {t({ id: 'tags.empty' })}
        </Box>
      ) : (
        <Box as="ul" listStyleType="none">
          {tags.map((tag) => (
            <TagRow key={tag.id} tag={tag} allTags={allTags} classifications={classifications} />
          ))}
        </Box>
      )}
    </Panel>
  );
}

function ClassificationActions({
  classification,
  tagCount,
}: {
  readonly classification: TagsPage_ClassificationFragment;
  readonly tagCount: number;
}) {
  const t = useText();
  const { id, name, rank } = classification;
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const [remove, { loading }] = useDeleteTagClassificationMutation({
    refetchQueries: [TagsPageDocument],
    awaitRefetchQueries: true,
  });
  const act = useAct();
  return (
    <>
      <Box as="span" fontSize="xs" color="fg.muted">
        {t({ id: 'tags.rankIs' }, { rank })}
      </Box>
      <RowMenu name={name}>
        <RowAct id="edit" onPress={() => setDialog('edit')}>
          {t({ id: 'tags.edit' })}
        </RowAct>
        <RowAct id="delete" isHarsh isDisabled={loading} onPress={() => setDialog('delete')}>
          {t({ id: 'tags.delete' })}
        </RowAct>
      </RowMenu>
      {dialog === 'edit' ? (
        <ClassificationDialog classification={classification} onClose={() => setDialog(null)} />
      ) : null}
      <ConfirmDialog
        isOpen={dialog === 'delete'}
        title={t({ id: 'tags.deleteTitle' }, { name })}
        text={t({ id: 'tags.deleteClassificationText' }, { count: tagCount })}
        action={t({ id: 'tags.delete' })}
        onConfirm={() =>
          void act(
            async () => (await remove({ variables: { id } })).data?.deleteTagClassification,
            t({ id: 'tags.deleted' }),
          )
        }
        onClose={() => setDialog(null)}
      />
    </>
  );
}
