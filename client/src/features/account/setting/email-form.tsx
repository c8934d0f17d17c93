import { Text } from '@chakra-ui/react';
import { FormField } from '../../../components/form/form-field.tsx';
import { SendCodeButton } from '../../../components/form/send-code-button.tsx';
import { codeFault, emailFault } from '../../../lib/form/entrance-faults.ts';
import { codeLength, faultsOf, type Fault } from '../../../lib/form/entrance-fields.ts';
import { noRefusal, refusalOf } from '../../../lib/form/refusal.ts';
import { useDraftedForm } from '../../../lib/form/use-drafted-form.ts';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import {
  useChangeEmailMutation,
  useSendChangeEmailCodeMutation,
  type EmailForm_UserFragment,
} from './account-forms.generated.ts';
import { FormFrame } from './form-frame.tsx';
import { OwnPassword, ownPasswordFault, useOwnPassword } from './security/own-password.tsx';

interface EmailFormProps {
  readonly user: EmailForm_UserFragment;
  /** The new address must be shown to be readable by a code. */
  readonly isCodeRequired: boolean;
  readonly hasPassword: boolean;
}

const empty = { newEmail: '', code: '', currentPassword: '' };
const names = Object.keys(empty);
const about = { EmailTaken: 'newEmail' };

/** Another e-mail address, with a code that is mailed there. */
export function EmailForm({ user, isCodeRequired, hasPassword }: EmailFormProps) {
  const t = useText();
  const owner = { username: user.username, hasPassword };
  const sealOwn = useOwnPassword(owner);
  const [sendCode] = useSendChangeEmailCodeMutation();
  const [change] = useChangeEmailMutation();
  const addressFault = (email: string): Fault | null =>
    emailFault(email) ??
    (email.trim().toLowerCase() === user.email?.toLowerCase() ? message({ id: 'setting.fault.sameEmail' }) : null);
  const form = useDraftedForm<keyof typeof empty>({
    form: 'email',
    account: user.id,
    saved: empty,
    kept: ['newEmail', 'code'],
    check: ({ newEmail, code, currentPassword }) =>
      faultsOf({
        newEmail: addressFault(newEmail),
        code: isCodeRequired ? codeFault(code) : null,
        currentPassword: ownPasswordFault(owner, currentPassword),
      }),
    async send({ newEmail, code, currentPassword }) {
      const input = { newEmail: newEmail.trim(), code, currentPassword: await sealOwn(currentPassword) };
      const { data } = await change({ variables: { input } });
      const result = data?.changeEmail;
      if (result?.__typename !== 'ChangeEmailSuccess') return refusalOf(t, result, names, about);
      form.discard();
      showToast('success', t({ id: 'setting.updated' }));
      return null;
    },
  });
  const askForCode = async () => {
    const { newEmail } = form.values;
    const fault = addressFault(newEmail);
    if (fault !== null) return { ...noRefusal, fields: { newEmail: t(fault) } };
    const { data } = await sendCode({ variables: { email: newEmail.trim() } });
    const result = data?.sendChangeEmailCode;
    if (result?.__typename === 'SendChangeEmailCodeSuccess') return 'sent';
    return refusalOf(t, result, names, { ...about, InvalidInput: 'newEmail' });
  };
  return (
    <FormFrame
      title={t({ id: 'setting.email' })}
      action={t({ id: 'setting.email.save' })}
      form={form}
      isRestored={form.isRestored}
      onDiscard={form.discard}
      isUnsaved={form.isUnsaved}
    >
      <Text color="fg.muted">
        {user.email === null ? t({ id: 'setting.email.none' }) : t({ id: 'setting.email.now' }, { email: user.email })}
      </Text>
      <FormField
        label={t({ id: 'setting.email.new' })}
        type="email"
        autoComplete="off"
        maxLength={254}
        {...form.field('newEmail')}
      />
      {isCodeRequired ? (
        <FormField
          label={t({ id: 'auth.code' })}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          maxLength={codeLength}
          beside={
            <SendCodeButton
              timer="changeEmail"
              onSend={askForCode}
              onSent={() => showToast('success', t({ id: 'auth.code.sent' }))}
              onRefused={form.refuse}
            />
          }
          {...form.field('code')}
        />
      ) : null}
      <OwnPassword owner={owner} field={form.field('currentPassword')} />
    </FormFrame>
  );
}
