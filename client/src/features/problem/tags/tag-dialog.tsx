import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Choice } from '../../../components/choice.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { EditDialog } from './edit-dialog.tsx';
import {
  TagsPageDocument,
  useCreateTagMutation,
  useUpdateTagMutation,
  type TagsPage_ClassificationFragment,
  type TagsPage_TagFragment,
} from './tags.generated.ts';

interface TagDialogProps {
  /** Null: a new one. */
  readonly tag: TagsPage_TagFragment | null;
  readonly classifications: readonly TagsPage_ClassificationFragment[];
  readonly onClose: () => void;
}

/** What the browser's colour chooser shows while no colour it could show is given. */
const noColor = '#808080';

/** Name, colour, classification and rank of a tag. */
export function TagDialog({ tag, classifications, onClose }: TagDialogProps) {
  const t = useText();
  const origin = tag?.origin ?? 'ME';
  const [name, setName] = useState(tag?.name ?? '');
  const [color, setColor] = useState(tag?.color ?? '');
  const [classificationId, setClassificationId] = useState(tag?.classificationId ?? null);
  const [rank, setRank] = useState(String(tag?.rank ?? 0));
  const refetch = { refetchQueries: [TagsPageDocument], awaitRefetchQueries: true };
  const [create] = useCreateTagMutation(refetch);
  const [update] = useUpdateTagMutation(refetch);
  const save = async () => {
    const input = { name, color: color.trim() || null, origin, classificationId, rank: Number(rank) };
    return tag === null
      ? (await create({ variables: { input } })).data?.createTag
      : (await update({ variables: { id: tag.id, input } })).data?.updateTag;
  };
  const title = tag === null ? t({ id: 'tags.add' }) : t({ id: 'tags.editOf' }, { name: tag.name });
  return (
    <EditDialog
      title={title}
      action={t({ id: 'tags.save' })}
      done={t({ id: 'tags.saved' })}
      isDisabled={name.trim() === '' || !isRank(rank)}
      onSave={save}
      onClose={onClose}
    >
      {(faults) => (
        <>
          <FormField
            label={t({ id: 'tags.name' })}
            value={name}
            error={faults['name'] ?? null}
            maxLength={50}
            autoFocus
            autoComplete="off"
            onValue={setName}
          />
          <FormField
            label={t({ id: 'tags.color' })}
            value={color}
            error={faults['color'] ?? null}
            hint={t({ id: 'tags.colorHint' })}
            maxLength={20}
            autoComplete="off"
            beside={
              <ColorChooser
                type="color"
                aria-label={t({ id: 'tags.chooseColor' })}
                value={/^#[0-9a-f]{6}$/i.test(color) ? color.toLowerCase() : noColor}
                onChange={(event) => setColor(event.target.value)}
              />
            }
            onValue={setColor}
          />
          <Box>
            <Box mb="1.5" fontSize="sm" fontWeight="medium" aria-hidden>
              {t({ id: 'tags.classification' })}
            </Box>
            <Choice
              w="full"
              label={t({ id: 'tags.classification' })}
              value={classificationId === null ? '' : String(classificationId)}
              options={[
                ['', t({ id: 'tags.unclassified' })],
                ...classifications
                  .filter((one) => one.origin === origin)
                  .map((one) => [String(one.id), one.name] as const),
              ]}
              onChange={(value) => setClassificationId(value === '' ? null : Number(value))}
            />
          </Box>
          <FormField
            label={t({ id: 'tags.rank' })}
            type="number"
            min={0}
            value={rank}
            error={faults['rank'] ?? null}
            hint={t({ id: 'tags.rankHint' })}
            onValue={setRank}
          />
        </>
      )}
    </EditDialog>
  );
}

/** May it be a place in a list? */
export function isRank(text: string): boolean {
  return /^\d{1,9}$/.test(text.trim());
}

const ColorChooser = chakra('input', {
  base: {
    w: '9',
    h: '9',
    p: '1',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l2',
    bg: 'transparent',
    cursor: 'button',
    focusVisibleRing: 'outside',
  },
});
