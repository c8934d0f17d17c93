import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { ChoiceField } from '../../../../components/form/choice-field.tsx';
import { FormError } from '../../../../components/form/form-error.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { GroupClassesDocument } from '../../../../components/group-class/group-classes.generated.ts';
import { useGroupClasses } from '../../../../components/group-class/use-group-classes.ts';
import { SheetDialog } from '../../../../components/sheet-dialog.tsx';
import { faultsOf } from '../../../../lib/form/entrance-fields.ts';
import { refusalOf } from '../../../../lib/form/refusal.ts';
import { useEntranceForm } from '../../../../lib/form/use-entrance-form.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { useGroup } from '../frame/group-context.ts';
import { GroupMembersDocument, type GroupMember_MemberFragment } from '../members/group-members.generated.ts';
import { useRemoveRosterEntryMutation, useUpdateRosterEntryMutation } from './roster.generated.ts';

/** Characters; the server decides. */
const maxName = 50;
const maxNumber = 30;

const fields = ['name', 'number', 'classId'] as const;

interface EntryProps {
  readonly user: GroupMember_MemberFragment['user'];
  /** What the roster says of the member. */
  readonly entry: NonNullable<GroupMember_MemberFragment['roster']>;
}

/** Corrects what the roster says of a member. */
export function EntryButton(props: EntryProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { username } = props.user;
  return (
    <>
      <Button
        size="xs"
        variant="outline"
        aria-label={t({ id: 'group.roster.entryOf' }, { username })}
        onClick={() => setOpen(true)}
      >
        {t({ id: 'group.roster.entry' })}
      </Button>
      {isOpen ? (
        <SheetDialog
          title={t({ id: 'group.roster.entryOf' }, { username })}
          size="sm"
          focusesField
          onClose={() => setOpen(false)}
        >
          <EntryForm {...props} onDone={() => setOpen(false)} />
        </SheetDialog>
      ) : null}
    </>
  );
}

function EntryForm({ user, entry, onDone }: EntryProps & { readonly onDone: () => void }) {
  const t = useText();
  const act = useAct();
  const { id: groupId } = useGroup();
  const classes = useGroupClasses(groupId) ?? [];
  const [isAsking, setAsking] = useState(false);
  const lists = { refetchQueries: [GroupMembersDocument, GroupClassesDocument] };
  const [update] = useUpdateRosterEntryMutation(lists);
  const [remove] = useRemoveRosterEntryMutation(lists);
  const member = { groupId, userId: user.id };
  const form = useEntranceForm<(typeof fields)[number]>({
    initial: { name: entry.name, number: entry.number, classId: entry.classId ?? '' },
    check: ({ name, number }) =>
      faultsOf({
        name: name.trim() === '' ? message({ id: 'group.fault.entryName' }) : null,
        number: number.trim() === '' ? message({ id: 'group.fault.entryNumber' }) : null,
        classId: null,
      }),
    async send({ name, number, classId }) {
      const input = { ...member, name, number: number.trim(), classId: classId || null };
      const result = (await update({ variables: { input } })).data?.updateRosterEntry;
      if (result?.__typename !== 'UpdateRosterEntrySuccess') return refusalOf(t, result, fields);
      showToast('success', t({ id: 'group.roster.entrySaved' }));
      onDone();
      return null;
    },
  });
  const drop = async () => {
    const isDone = await act(
      async () => (await remove({ variables: { input: member } })).data?.removeRosterEntry,
      t({ id: 'group.roster.entryRemoved' }),
    );
    if (isDone) onDone();
  };
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <Stack gap="4">
        <Text color="fg.muted" fontSize="sm">
          {t({ id: 'group.roster.entryHint' })}
        </Text>
        <FormField
          label={t({ id: 'group.roster.name' })}
          isRequired
          maxLength={maxName}
          takesMore
          autoComplete="off"
          {...form.field('name')}
        />
        <FormField
          label={t({ id: 'group.roster.number' })}
          isRequired
          maxLength={maxNumber}
          autoComplete="off"
          {...form.field('number')}
        />
        {classes.length === 0 ? null : (
          <ChoiceField
            label={t({ id: 'group.roster.class' })}
            options={[['', t({ id: 'group.class.none' })], ...classes.map(({ id, name }) => [id, name] as const)]}
            {...form.field('classId')}
          />
        )}
        <FormError refusal={form.refusal} />
        <Flex justify="space-between" gap="2" wrap="wrap">
          <Button size="sm" variant="outline" colorPalette="red" color="red.fg" onClick={() => setAsking(true)}>
            {t({ id: 'group.roster.entryRemove' })}
          </Button>
          <Button type="submit" size="sm" colorPalette="accent" loading={form.isSending}>
            {t({ id: 'group.save' })}
          </Button>
        </Flex>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'group.roster.entryRemoveTitle' }, { username: user.username })}
        text={t({ id: 'group.roster.entryRemoveText' })}
        action={t({ id: 'group.roster.entryRemove' })}
        onConfirm={() => void drop()}
        onClose={() => setAsking(false)}
      />
    </form>
  );
}
