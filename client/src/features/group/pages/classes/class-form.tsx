import { Button, Flex, Grid, Stack } from '@chakra-ui/react';
import { ChoiceField } from '../../../../components/form/choice-field.tsx';
import { FormError } from '../../../../components/form/form-error.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import {
  GroupClassesDocument,
  type GroupClass_ClassFragment,
} from '../../../../components/group-class/group-classes.generated.ts';
import { faultsOf } from '../../../../lib/form/entrance-fields.ts';
import { refusalOf } from '../../../../lib/form/refusal.ts';
import { useEntranceForm } from '../../../../lib/form/use-entrance-form.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import { useGroup } from '../frame/group-context.ts';
import { colorNames } from './class-badge.tsx';
import { useCreateGroupClassMutation, useUpdateGroupClassMutation } from './classes.generated.ts';

/** Characters; the server decides. */
const maxName = 25;

interface ClassFormProps {
  /** Null: a new one. */
  readonly edited: GroupClass_ClassFragment | null;
  /** Another form was here before: this one takes the focus. */
  readonly isAgain: boolean;
  readonly onDone: () => void;
}

/** Name and colour of a class. */
export function ClassForm({ edited, isAgain, onDone }: ClassFormProps) {
  const t = useText();
  const { id: groupId } = useGroup();
  const lists = { refetchQueries: [GroupClassesDocument], awaitRefetchQueries: true };
  const [create] = useCreateGroupClassMutation(lists);
  const [update] = useUpdateGroupClassMutation(lists);
  const form = useEntranceForm<'name' | 'color'>({
    initial: { name: edited?.name ?? '', color: edited?.color ?? '' },
    check: ({ name }) =>
      faultsOf({ name: name.trim() === '' ? message({ id: 'group.fault.className' }) : null, color: null }),
    async send({ name, color: chosen }) {
      const color = colorNames.map(([value]) => value).find((value) => value !== '' && value === chosen) || null;
      const result =
        edited === null
          ? (await create({ variables: { input: { groupId, name, color } } })).data?.createGroupClass
          : (await update({ variables: { input: { id: edited.id, name, color } } })).data?.updateGroupClass;
      if (result?.__typename !== 'CreateGroupClassSuccess' && result?.__typename !== 'UpdateGroupClassSuccess')
        return refusalOf(t, result, ['name', 'color']);
      showToast('success', t({ id: 'group.class.saved' }));
      onDone();
      return null;
    },
  });
  const action = edited === null ? t({ id: 'group.class.make' }) : t({ id: 'group.save' });
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <Stack gap="3">
        <Grid gap="3" templateColumns={{ base: 'minmax(0, 1fr)', md: '2fr 1fr' }} alignItems="start">
          <FormField
            label={t({ id: 'group.class.name' })}
            isRequired
            maxLength={maxName}
            autoComplete="off"
            autoFocus={isAgain}
            {...form.field('name')}
          />
          <ChoiceField
            label={t({ id: 'group.class.color' })}
            options={colorNames.map(([value, name]) => [value, t(name)] as const)}
            {...form.field('color')}
          />
        </Grid>
        <FormError refusal={form.refusal} />
        <Flex gap="2" justify="flex-end">
          {edited === null ? null : (
            <Button size="sm" variant="outline" onClick={onDone}>
              {t({ id: 'action.cancel' })}
            </Button>
          )}
          <Button type="submit" size="sm" colorPalette="accent" loading={form.isSending}>
            {action}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
