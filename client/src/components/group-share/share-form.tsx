import { Button, Flex, Stack } from '@chakra-ui/react';
import { faultsOf } from '../../lib/form/entrance-fields.ts';
import { refusalOf } from '../../lib/form/refusal.ts';
import { useEntranceForm } from '../../lib/form/use-entrance-form.ts';
import { message } from '../../lib/intl/message.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { showToast } from '../../lib/toast/toast-store.ts';
import { ChoiceField } from '../form/choice-field.tsx';
import { FormError } from '../form/form-error.tsx';
import { FormField } from '../form/form-field.tsx';
import { useGroupsToShareWithQuery, useShareWithGroupMutation } from './group-share.generated.ts';
import { receiversDocument, type SharedItem } from './shared-item.ts';

const maxShortName = 10;

/** Shares with a group of the viewer, or offers to another one by its short name. */
export function ShareForm({ item }: { readonly item: SharedItem }) {
  const t = useText();
  const { data } = useGroupsToShareWithQuery();
  const [share] = useShareWithGroupMutation({ refetchQueries: [receiversDocument(item)] });
  const others = data?.viewer?.groups.items.filter(({ id }) => id !== item.groupId) ?? [];
  const form = useEntranceForm<'groupId' | 'shortName'>({
    initial: { groupId: '', shortName: '' },
    check: ({ groupId, shortName }) =>
      faultsOf({
        groupId: null,
        shortName: groupId === '' && shortName.trim() === '' ? message({ id: 'group.share.shortNameRequired' }) : null,
      }),
    async send({ groupId, shortName }) {
      const input = {
        item: item.kind === 'PROBLEM' ? { problemId: item.id } : { trainingId: item.id },
        group: groupId === '' ? { shortName } : { groupId },
      };
      const result = (await share({ variables: { input } })).data?.shareWithGroup;
      if (result?.__typename !== 'ShareWithGroupSuccess')
        return refusalOf(t, result, ['groupId', 'shortName'], { GroupNotFound: 'shortName' });
      showToast(
        'success',
        result.share.isAccepted ? t({ id: 'group.share.shared' }) : t({ id: 'group.share.offered' }),
      );
      form.reset();
      return null;
    },
  });
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <Stack gap="3">
        {/* Also while there is nothing to choose yet: what comes later moves the button away from the pointer. */}
        <ChoiceField
          label={t({ id: 'group.share.group' })}
          options={[['', t({ id: 'group.share.byShortName' })], ...others.map(({ id, name }) => [id, name] as const)]}
          {...form.field('groupId')}
        />
        {form.values.groupId === '' ? (
          <FormField
            label={t({ id: 'group.share.shortName' })}
            hint={t({ id: 'group.share.shortNameHint' })}
            isRequired
            maxLength={maxShortName}
            autoComplete="off"
            autoCapitalize="none"
            {...form.field('shortName')}
          />
        ) : null}
        <FormError refusal={form.refusal} />
        <Flex justify="flex-end">
          <Button type="submit" size="sm" colorPalette="accent" loading={form.isSending}>
            {t({ id: 'group.share.action' })}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
