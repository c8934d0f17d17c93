import { Button, Flex, Grid, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { ChoiceField } from '../../../components/form/choice-field.tsx';
import { FormError } from '../../../components/form/form-error.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { passwordFault, usernameFault } from '../../../lib/form/entrance-faults.ts';
import { faultsOf, maxPassword, maxUsername } from '../../../lib/form/entrance-fields.ts';
import { refusalOf } from '../../../lib/form/refusal.ts';
import { useEntranceForm } from '../../../lib/form/use-entrance-form.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { roleNames } from '../../../lib/session/role-names.ts';
import { useSealPassword } from '../../../lib/session/use-seal-password.ts';
import { useViewer } from '../../../lib/session/use-viewer.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import { RightFields } from './right-fields.tsx';
import { genderNames, keyIn, keysOf, type ManagedUser } from './user-words.ts';
import { useUpdateManagedUserMutation } from './users.generated.ts';

const fields = [
  'username',
  'email',
  'realName',
  'nickname',
  'school',
  'studentId',
  'gender',
  'titleName',
  'titleColor',
  'role',
  'password',
] as const;

interface EditDialogProps {
  readonly user: ManagedUser;
  readonly onClose: () => void;
}

/** Changes an account. */
export function EditDialog({ user, onClose }: EditDialogProps) {
  const t = useText();
  const seal = useSealPassword();
  const isOwn = useViewer().user?.id === user.id;
  const [update] = useUpdateManagedUserMutation();
  const [siteRights, setSiteRights] = useState<NonNullable<ManagedUser['siteRights']>>(user.siteRights ?? []);
  const form = useEntranceForm({
    initial: {
      username: user.username,
      email: user.email ?? '',
      realName: user.realName ?? '',
      nickname: user.nickname ?? '',
      school: user.school ?? '',
      studentId: user.studentId ?? '',
      gender: user.gender,
      titleName: user.titleName ?? '',
      titleColor: user.titleColor ?? '',
      role: user.role,
      password: '',
    },
    check: ({ username, password }) =>
      faultsOf({
        username: usernameFault(username),
        password: password === '' ? null : passwordFault(password),
      }),
    async send({ password, gender, role, ...texts }) {
      const input = {
        ...texts,
        id: user.id,
        gender: keyIn(genderNames, gender),
        role: keyIn(roleNames, role),
        siteRights: [...siteRights],
        password: password === '' ? null : await seal(password),
      };
      const result = (await update({ variables: { input } })).data?.updateUser;
      if (result?.__typename !== 'UpdateUserSuccess') return refusalOf(t, result, fields, { OwnRole: 'role' });
      showToast('success', t({ id: 'users.saved' }));
      onClose();
      return null;
    },
  });
  const text = (name: (typeof fields)[number], label: string, maxLength: number) => (
    <FormField label={label} maxLength={maxLength} autoComplete="off" {...form.field(name)} />
  );
  const choice = (
    name: 'gender' | 'role',
    label: string,
    options: ReadonlyArray<readonly [value: string, text: string]>,
    hint?: string,
  ) => {
    const { value, error, onValue } = form.field(name);
    const look = { label, value, options, error, onValue, ...(hint !== undefined && { hint }) };
    return <ChoiceField {...look} />;
  };
  return (
    <SheetDialog
      title={t({ id: 'users.editTitle' }, { username: user.username })}
      size="md"
      focusesField
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void form.submit(event)}>
        <Stack gap="3">
          <FormError refusal={form.refusal} />
          <Grid gap="3" alignItems="start" templateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}>
            {text('username', t({ id: 'users.username' }), maxUsername)}
            {text('email', t({ id: 'users.email' }), 254)}
            {text('realName', t({ id: 'users.realName' }), 50)}
            {text('nickname', t({ id: 'users.nickname' }), 20)}
            {text('school', t({ id: 'users.school' }), 100)}
            {text('studentId', t({ id: 'users.studentId' }), 200)}
            {choice(
              'gender',
              t({ id: 'users.gender' }),
              keysOf(genderNames).map((key) => [key, t(genderNames[key])] as const),
            )}
            {/* Nobody changes their own role, rights or password here. */}
            {isOwn
              ? null
              : choice(
                  'role',
                  t({ id: 'users.role' }),
                  keysOf(roleNames).map((key) => [key, t(roleNames[key])] as const),
                  t({ id: 'users.roleHint' }),
                )}
            {text('titleName', t({ id: 'users.titleName' }), 20)}
            <FormField
              label={t({ id: 'users.titleColor' })}
              hint={t({ id: 'users.titleColorHint' })}
              maxLength={20}
              autoComplete="off"
              {...form.field('titleColor')}
            />
            {isOwn ? null : (
              <FormField
                label={t({ id: 'users.newPassword' })}
                hint={t({ id: 'users.newPasswordHint' })}
                maxLength={maxPassword}
                type="password"
                autoComplete="new-password"
                {...form.field('password')}
              />
            )}
          </Grid>
          {isOwn ? null : <RightFields chosen={siteRights} onChange={setSiteRights} />}
          <Flex justify="flex-end" gap="2">
            <Button size="sm" variant="outline" onClick={onClose}>
              {t({ id: 'action.cancel' })}
            </Button>
            <Button type="submit" size="sm" colorPalette="accent" disabled={form.isSending}>
              {t({ id: 'users.save' })}
            </Button>
          </Flex>
        </Stack>
      </form>
    </SheetDialog>
  );
}
