import { Box, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useJudgeName } from '../../../components/remote/use-judge-name.ts';
import { RowAct, RowMenu } from '../../../components/row-menu.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { TitleButton } from '../../../components/title-button.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { TagDialog } from './tag-dialog.tsx';
import {
  TagsPageDocument,
  useDeleteTagMutation,
  type TagsPage_ClassificationFragment,
  type TagsPage_TagFragment,
} from './tags.generated.ts';

interface TagRowProps {
  readonly tag: TagsPage_TagFragment;
  readonly allTags: readonly TagsPage_TagFragment[];
  readonly classifications: readonly TagsPage_ClassificationFragment[];
}

/** One tag: how it looks, how many problems carry it, and what may be done to it. */
export function TagRow({ tag, allTags, classifications }: TagRowProps) {
  const t = useText();
  const { id, name, color, rank } = tag;
  const count = tag.carrierCount ?? 0;
  const mergeable = allTags.filter((other) => other.id !== id && other.origin === tag.origin);
  const [dialog, setDialog] = useState<'edit' | 'merge' | 'delete' | null>(null);
  const [remove, { loading }] = useDeleteTagMutation({ refetchQueries: [TagsPageDocument], awaitRefetchQueries: true });
  const act = useAct();
  const judgeName = useJudgeName(tag.origin === 'ME' ? null : tag.origin);
  const close = () => setDialog(null);
  return (
    <Flex as="li" align="center" columnGap="2" rowGap="0" px="3" py="1.5" wrap="wrap" layerStyle="row">
      <Box
        as="span"
        w="3"
        h="3"
        flexShrink="0"
        borderRadius="full"
        borderWidth="1px"
        borderColor="border.emphasized"
        style={color === null ? undefined : { backgroundColor: color }}
        aria-hidden
      />
      <Box flex="1 1 8rem" minW="0" overflowWrap="anywhere">
        <TitleButton onPress={() => setDialog('edit')}>{name}</TitleButton>
        {judgeName === null ? null : (
          <Box as="span" ms="2" fontSize="xs" color="fg.muted">
            {judgeName}
          </Box>
        )}
      </Box>
      {rank === 0 ? null : (
        <Box fontSize="xs" color="fg.muted" textAlign="end">
          {t({ id: 'tags.rankIs' }, { rank })}
        </Box>
      )}
      <Box fontSize="xs" minW="6rem" textAlign="end">
        <TextLink to={`/problem?tagId=${encodeURIComponent(JSON.stringify([id]))}`}>
          {t({ id: 'tags.problems' }, { count })}
        </TextLink>
      </Box>
      <Flex ms="auto">
        <RowMenu name={name}>
          <RowAct id="edit" onPress={() => setDialog('edit')}>
            {t({ id: 'tags.edit' })}
          </RowAct>
          <RowAct id="merge" isDisabled={mergeable.length === 0} onPress={() => setDialog('merge')}>
            {t({ id: 'tags.merge' })}
          </RowAct>
          <RowAct id="delete" isHarsh isDisabled={loading} onPress={() => setDialog('delete')}>
            {t({ id: 'tags.delete' })}
          </RowAct>
        </RowMenu>
      </Flex>
      {dialog === 'edit' ? <TagDialog tag={tag} classifications={classifications} onClose={close} /> : null}
      {dialog === 'merge' ? <MergeDialog tag={tag} others={mergeable} onClose={close} /> : null}
      <ConfirmDialog
        isOpen={dialog === 'delete'}
        title={t({ id: 'tags.deleteTitle' }, { name })}
        text={t({ id: 'tags.deleteText' }, { count })}
        action={t({ id: 'tags.delete' })}
        onConfirm={() =>
          void act(async () => (await remove({ variables: { id } })).data?.deleteTag, t({ id: 'tags.deleted' }))
        }
        onClose={close}
      />
    </Flex>
  );
}
