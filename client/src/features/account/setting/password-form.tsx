import { Box, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { FormField } from '../../../components/form/form-field.tsx';
import { PasswordStrengthHint } from '../../../components/password-strength/password-strength-hint.tsx';
import { passwordFault, repeatFault } from '../../../lib/form/entrance-faults.ts';
import { faultsOf, maxPassword } from '../../../lib/form/entrance-fields.ts';
import { refusalOf } from '../../../lib/form/refusal.ts';
import { useEntranceForm } from '../../../lib/form/use-entrance-form.ts';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useSealPassword } from '../../../lib/session/use-seal-password.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import { useChangePasswordMutation } from './account-forms.generated.ts';
import { FormFrame } from './form-frame.tsx';
import { OwnPassword, ownPasswordFault, useOwnPassword, type Owner } from './security/own-password.tsx';
import { SessionListDocument } from './session-list.generated.ts';
import { TokenListDocument } from './token-list.generated.ts';

const empty = { currentPassword: '', newPassword: '', newPasswordAgain: '' };
const names = Object.keys(empty);

interface PasswordFormProps extends Owner {
  /** API tokens there are. */
  readonly tokenCount: number;
  readonly onChanged: () => void;
}

/** A new password; all other devices are signed out. */
export function PasswordForm({ username, hasPassword, tokenCount, onChanged }: PasswordFormProps) {
  const t = useText();
  const seal = useSealPassword();
  const owner = { username, hasPassword };
  const sealOwn = useOwnPassword(owner);
  const [isRevoking, setRevoking] = useState(true);
  const [change] = useChangePasswordMutation({ refetchQueries: [SessionListDocument, TokenListDocument] });
  const form = useEntranceForm({
    initial: empty,
    check: ({ currentPassword, newPassword, newPasswordAgain }) =>
      faultsOf({
        currentPassword: ownPasswordFault(owner, currentPassword),
        newPassword:
          passwordFault(newPassword) ??
          (newPassword === currentPassword ? message({ id: 'setting.fault.samePassword' }) : null),
        newPasswordAgain: repeatFault(newPassword, newPasswordAgain),
      }),
    async send({ currentPassword, newPassword }) {
      const input = {
        currentPassword: await sealOwn(currentPassword),
        newPassword: await seal(newPassword),
        revokeApiTokens: tokenCount > 0 && isRevoking,
      };
      const { data } = await change({ variables: { input } });
      const result = data?.changePassword;
      if (result?.__typename !== 'ChangePasswordSuccess') return refusalOf(t, result, names);
      form.reset();
      onChanged();
      showToast('success', t({ id: 'setting.updated' }));
      return null;
    },
  });
  return (
    <FormFrame title={t({ id: 'setting.password' })} action={t({ id: 'setting.password.save' })} form={form}>
      <OwnPassword owner={owner} field={form.field('currentPassword')} />
      <FormField
        label={t({ id: 'auth.newPassword' })}
        type="password"
        autoComplete="new-password"
        maxLength={maxPassword}
        hint={<PasswordStrengthHint password={form.values.newPassword} username={username} />}
        {...form.field('newPassword')}
      />
      <FormField
        label={t({ id: 'auth.passwordAgain' })}
        type="password"
        autoComplete="new-password"
        maxLength={maxPassword}
        hint={t({ id: 'setting.password.hint' })}
        {...form.field('newPasswordAgain')}
      />
      {tokenCount === 0 ? null : (
        <Flex asChild gap="2" align="baseline" cursor="pointer" fontSize="sm">
          <label>
            <Box asChild accentColor="accent.solid" position="relative" top="1px">
              <input type="checkbox" checked={isRevoking} onChange={() => setRevoking(!isRevoking)} />
            </Box>
            {t({ id: 'setting.password.revoke' }, { count: tokenCount })}
          </label>
        </Flex>
      )}
    </FormFrame>
  );
}
