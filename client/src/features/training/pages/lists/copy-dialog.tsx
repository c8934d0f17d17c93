import { Button, Flex, Stack } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { FormError } from '../../../../components/form/form-error.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { SheetDialog } from '../../../../components/sheet-dialog.tsx';
import { hasTooLongText, maxTitle } from '../../../../components/training/text-limits.ts';
import { listAddress } from '../../../../lib/address/training-address.ts';
import { failureText } from '../../../../lib/failure/failure.ts';
import { focusFirstFault } from '../../../../lib/form/focus-first-fault.ts';
import { noRefusal, refusalOf, withoutFault } from '../../../../lib/form/refusal.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { ProblemListsDocument } from '../../../../lib/problem-lists/problem-lists.generated.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import type { TrainingFrame_TrainingFragment } from '../frame/training-frame.generated.ts';
import { MyListsDocument } from './lists.generated.ts';
import { useCopyTrainingMutation } from './origin.generated.ts';

interface CopyDialogProps {
  readonly training: Pick<TrainingFrame_TrainingFragment, 'id' | 'title' | 'kind' | 'author'>;
  readonly onClose: () => void;
}

/** Copies a training or a list to the viewer's lists under a title that tells them apart, and goes to the copy. */
export function CopyDialog({ training: { id, title: original, kind, author }, onClose }: CopyDialogProps) {
  const t = useText();
  const navigate = useNavigate();
  const [title, setTitle] = useState(() =>
    (kind === 'PERSONAL'
      ? t({ id: 'lists.copyOfAuthor' }, { title: original, author: author.username })
      : t({ id: 'lists.copyOf' }, { title: original })
    ).slice(0, maxTitle),
  );
  const [refusal, setRefusal] = useState(noRefusal);
  const [send, { loading }] = useCopyTrainingMutation({ refetchQueries: [MyListsDocument, ProblemListsDocument] });
  const copy = async () => {
    if (title.trim() === '') {
      setRefusal({ ...noRefusal, fields: { title: t({ id: 'lists.titleNeeded' }) } });
      return;
    }
    setRefusal(noRefusal);
    if (hasTooLongText({ title })) return;
    try {
      const result = (await send({ variables: { input: { trainingId: id, title } } })).data?.copyTraining;
      if (result?.__typename === 'CopyTrainingSuccess') {
        showToast('success', t({ id: 'lists.copied' }));
        onClose();
        void navigate(listAddress(result.training.id));
      } else setRefusal(refusalOf(t, result, ['title']));
    } catch (error) {
      setRefusal({ ...noRefusal, form: failureText(t, error) });
    }
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (loading) return;
    const form = event.currentTarget;
    await copy();
    focusFirstFault(form);
  };
  return (
    <SheetDialog title={t({ id: 'lists.copy' })} size="sm" focusesField onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="4">
          <FormField
            label={t({ id: 'lists.title' })}
            hint={t({ id: 'lists.copyHint' })}
            required
            maxLength={maxTitle}
            takesMore
            autoComplete="off"
            value={title}
            error={refusal.fields['title'] ?? null}
            onValue={(text) => {
              setTitle(text);
              setRefusal(withoutFault('title'));
            }}
          />
          <FormError refusal={refusal} />
          <Flex justify="flex-end">
            <Button type="submit" size="sm" colorPalette="accent" aria-disabled={loading}>
              {t({ id: 'lists.copyNow' })}
            </Button>
          </Flex>
        </Stack>
      </form>
    </SheetDialog>
  );
}
