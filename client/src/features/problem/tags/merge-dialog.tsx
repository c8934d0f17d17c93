import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { Choice } from '../../../components/choice.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { EditDialog } from './edit-dialog.tsx';
import { TagsPageDocument, useMergeTagsMutation, type TagsPage_TagFragment } from './tags.generated.ts';

interface MergeDialogProps {
  readonly tag: TagsPage_TagFragment;
  /** Those it can become. */
  readonly others: readonly TagsPage_TagFragment[];
  readonly onClose: () => void;
}

/** Puts another tag in the place of one on all its problems. */
export function MergeDialog({ tag, others, onClose }: MergeDialogProps) {
  const t = useText();
  const [intoId, setIntoId] = useState('');
  const [merge] = useMergeTagsMutation({ refetchQueries: [TagsPageDocument], awaitRefetchQueries: true });
  return (
    <EditDialog
      title={t({ id: 'tags.mergeOf' }, { name: tag.name })}
      action={t({ id: 'tags.merge' })}
      done={t({ id: 'tags.merged' })}
      isDisabled={intoId === ''}
      onSave={async () => (await merge({ variables: { id: tag.id, intoId: Number(intoId) } })).data?.mergeTags}
      onClose={onClose}
    >
      {() => (
        <>
          <Box color="fg.muted">{t({ id: 'tags.mergeText' }, { count: tag.carrierCount ?? 0, name: tag.name })}</Box>
          <Choice
            w="full"
            label={t({ id: 'tags.mergeInto' })}
            value={intoId}
            options={[['', t({ id: 'tags.mergeInto' })], ...others.map(({ id, name }) => [String(id), name] as const)]}
            onChange={setIntoId}
          />
        </>
      )}
    </EditDialog>
  );
}
