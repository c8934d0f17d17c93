import { useState } from 'react';
import { FormField } from '../../../components/form/form-field.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { EditDialog } from './edit-dialog.tsx';
import { isRank } from './tag-dialog.tsx';
import {
  TagsPageDocument,
  useCreateTagClassificationMutation,
  useUpdateTagClassificationMutation,
  type TagsPage_ClassificationFragment,
} from './tags.generated.ts';

interface ClassificationDialogProps {
  /** Null: a new one. */
  readonly classification: TagsPage_ClassificationFragment | null;
  readonly onClose: () => void;
}

/** Name and rank of a classification. */
export function ClassificationDialog({ classification, onClose }: ClassificationDialogProps) {
  const t = useText();
  const [name, setName] = useState(classification?.name ?? '');
  const [rank, setRank] = useState(String(classification?.rank ?? 0));
  const refetch = { refetchQueries: [TagsPageDocument], awaitRefetchQueries: true };
  const [create] = useCreateTagClassificationMutation(refetch);
  const [update] = useUpdateTagClassificationMutation(refetch);
  const save = async () => {
    const input = { name, origin: classification?.origin ?? 'ME', rank: Number(rank) };
    if (classification === null) return (await create({ variables: { input } })).data?.createTagClassification;
    return (await update({ variables: { id: classification.id, input } })).data?.updateTagClassification;
  };
  const title =
    classification === null
      ? t({ id: 'tags.addClassification' })
      : t({ id: 'tags.editOf' }, { name: classification.name });
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
