import { Button, Flex, Grid, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { ChoiceField } from '../../../../components/form/choice-field.tsx';
import { FormError } from '../../../../components/form/form-error.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { useGroupClasses } from '../../../../components/group-class/use-group-classes.ts';
import { SheetDialog } from '../../../../components/sheet-dialog.tsx';
import { refusalOf } from '../../../../lib/form/refusal.ts';
import { useEntranceForm } from '../../../../lib/form/use-entrance-form.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import { useGroup } from '../frame/group-context.ts';
import { levelName, memberLevels, useMemberActs } from '../members/use-member-acts.ts';
import {
  inviteFaults,
  inviteFields,
  inviteInput,
  lifetimes,
  maxNote,
  newInvite,
  type InviteField,
} from './invite-values.ts';
import { GroupInvitesDocument, useCreateGroupInviteMutation } from './invites.generated.ts';
import { ShownLink } from './link-dialog.tsx';

/** Makes a link: what it gives, to whom and how long. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const { name } = useGroup();
  const [token, setToken] = useState<string | null>(null);
  return (
    <SheetDialog
      title={token === null ? t({ id: 'group.invite.make' }) : t({ id: 'group.invite.linkTitle' }, { name })}
      size="md"
      widest="40rem"
      focusesField
      onClose={onClose}
    >
      {token === null ? (
        <InviteForm onMade={(made) => (made === null ? onClose() : setToken(made))} />
      ) : (
        <ShownLink token={token} />
      )}
    </SheetDialog>
  );
}

/** @param onMade gets the secret of the link; null: it cannot be read. */
function InviteForm({ onMade }: { readonly onMade: (token: string | null) => void }) {
  const t = useText();
  const { id: groupId } = useGroup();
  const acts = useMemberActs();
  const classes = useGroupClasses(groupId);
  const [create] = useCreateGroupInviteMutation({ refetchQueries: [GroupInvitesDocument] });
  const form = useEntranceForm<InviteField>({
    initial: newInvite,
    check: inviteFaults,
    async send(values) {
      const input = { groupId, ...inviteInput(values, new Date()) };
      const result = (await create({ variables: { input } })).data?.createGroupInvite;
      if (result?.__typename !== 'CreateGroupInviteSuccess') return refusalOf(t, result, inviteFields);
      // The link itself says so, and a toast would cover it.
      if (result.invite.token === null) showToast('success', t({ id: 'group.invite.made' }));
      onMade(result.invite.token);
      return null;
    },
  });
  const [level, days, ofClass] = [form.field('level'), form.field('days'), form.field('classId')];
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <Stack gap="4">
        <FormField
          label={t({ id: 'group.invite.note' })}
          hint={t({ id: 'group.invite.noteHint' })}
          maxLength={maxNote}
          autoComplete="off"
          {...form.field('note')}
        />
        <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }} alignItems="start">
          <ChoiceField
            label={t({ id: 'group.invite.level' })}
            options={memberLevels.filter(acts.mayGive).map((each) => [each, t(levelName(each))] as const)}
            {...level}
          />
          <ChoiceField
            label={t({ id: 'group.invite.lifetime' })}
            options={lifetimes.map(([value, text]) => [value, t(text)] as const)}
            {...days}
          />
        </Grid>
        {classes === undefined || classes.length === 0 ? null : (
          <ChoiceField
            label={t({ id: 'group.class' })}
            options={[['', t({ id: 'group.class.none' })], ...classes.map(({ id, name }) => [id, name] as const)]}
            {...ofClass}
          />
        )}
        <FormField
          label={t({ id: 'group.invite.maxUses' })}
          hint={t({ id: 'group.invite.maxUsesHint' })}
          inputMode="numeric"
          maxLength={5}
          autoComplete="off"
          {...form.field('maxUses')}
        />
        <FormField
          label={t({ id: 'group.invite.mailDomains' })}
          hint={t({ id: 'group.invite.mailDomainsHint' })}
          maxLength={1_000}
          autoComplete="off"
          autoCapitalize="none"
          {...form.field('mailDomains')}
        />
        <FormError refusal={form.refusal} />
        <Flex justify="flex-end">
          <Button type="submit" size="sm" colorPalette="accent" loading={form.isSending}>
            {t({ id: 'group.invite.make' })}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
