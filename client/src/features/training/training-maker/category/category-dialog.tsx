import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { FormError } from '../../../../components/form/form-error.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { SheetDialog } from '../../../../components/sheet-dialog.tsx';
import { isSuccess } from '../../../../lib/failure/domain-error.ts';
import { failureText } from '../../../../lib/failure/failure.ts';
import { focusFirstFault } from '../../../../lib/form/focus-first-fault.ts';
import { noRefusal, refusalOf, withoutFault } from '../../../../lib/form/refusal.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import {
  ManagedTrainingCategoriesDocument,
  useCreateTrainingCategoryMutation,
  useUpdateTrainingCategoryMutation,
  type CategoryRow_CategoryFragment,
} from './categories.generated.ts';

/** Colour of a new category. */
const firstColor = '#2457c5';

interface CategoryDialogProps {
  /** Null: a new one. */
  readonly category: CategoryRow_CategoryFragment | null;
  readonly onClose: () => void;
}

/** Name and colour of a category. */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const t = useText();
  const [name, setName] = useState(category?.name ?? '');
  const [color, setColor] = useState(category?.color ?? firstColor);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(noRefusal);
  const changeColor = (text: string) => {
    setColor(text);
    setRefusal(withoutFault('color'));
  };
  const refetch = { refetchQueries: [ManagedTrainingCategoriesDocument], awaitRefetchQueries: true };
  const [create] = useCreateTrainingCategoryMutation(refetch);
  const [update] = useUpdateTrainingCategoryMutation(refetch);
  const isValid = name.trim() !== '' && color.trim() !== '';
  const save = async () =>
    category === null
      ? (await create({ variables: { input: { name, color } } })).data?.createTrainingCategory
      : (await update({ variables: { input: { id: category.id, name, color } } })).data?.updateTrainingCategory;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy || !isValid) return;
    const form = event.currentTarget;
    setBusy(true);
    setRefusal(noRefusal);
    try {
      const result = await save();
      if (isSuccess(result)) {
        showToast('success', t({ id: 'trainings.saved' }));
        onClose();
      } else setRefusal(refusalOf(t, result, ['name', 'color'], { TrainingCategoryExists: 'name' }));
    } catch (error) {
      setRefusal({ ...noRefusal, form: failureText(t, error) });
    } finally {
      setBusy(false);
    }
    focusFirstFault(form);
  };
  const title =
    category === null ? t({ id: 'trainings.addCategory' }) : t({ id: 'trainings.editOf' }, { title: category.name });
  return (
    <SheetDialog title={title} size="xs" onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="3">
          <FormField
            label={t({ id: 'trainings.categoryName' })}
            isRequired
            maxLength={255}
            autoComplete="off"
            value={name}
            error={refusal.fields['name'] ?? null}
            onValue={(text) => {
              setName(text);
              setRefusal(withoutFault('name'));
            }}
          />
          <FormField
            label={t({ id: 'trainings.color' })}
            hint={t({ id: 'trainings.colorHint' })}
            isRequired
            maxLength={30}
            autoComplete="off"
            value={color}
            error={refusal.fields['color'] ?? null}
            beside={
              <ColorChooser
                type="color"
                aria-label={t({ id: 'trainings.chooseColor' })}
                value={/^#[0-9a-f]{6}$/i.test(color) ? color.toLowerCase() : firstColor}
                onChange={(event) => changeColor(event.target.value)}
              />
            }
            onValue={changeColor}
          />
          <FormError refusal={refusal} />
          <Flex justify="flex-end">
            <Button type="submit" size="sm" colorPalette="accent" disabled={isBusy || !isValid}>
              {t({ id: 'trainings.save' })}
            </Button>
          </Flex>
        </Stack>
      </form>
    </SheetDialog>
  );
}

const ColorChooser = chakra('input', {
  base: {
    w: '9',
    h: '9',
    p: '1',
    flexShrink: '0',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l2',
    bg: 'transparent',
    cursor: 'button',
    focusVisibleRing: 'outside',
  },
});
