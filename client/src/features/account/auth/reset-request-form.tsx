import { Button, Stack } from '@chakra-ui/react';
import { CaptchaField } from '../../../components/form/captcha-field.tsx';
import { FormError } from '../../../components/form/form-error.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { useCaptcha } from '../../../lib/captcha/use-captcha.ts';
import { captchaFault, emailFault } from '../../../lib/form/entrance-faults.ts';
import { faultsOf } from '../../../lib/form/entrance-fields.ts';
import { noRefusal, refusalOf } from '../../../lib/form/refusal.ts';
import { useEntranceForm } from '../../../lib/form/use-entrance-form.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { startResendTimer, useResendSeconds } from '../../../lib/session/resend-timers.ts';
import { noticeStore } from '../../../lib/toast/notice-store.ts';
import { useApplyPasswordResetMutation } from './auth.generated.ts';
import { typedStore } from './typed-store.ts';
import { useTaken } from './use-taken.ts';

const names = ['email', 'captcha'] as const;
/** How long it is told that the mail is on its way, in ms (specification, section 9). */
const noticeMs = 10_000;

interface ResetRequestFormProps {
  /** Mails leave the site. */
  readonly sendsMail: boolean;
  readonly onBack: () => void;
}

/** Has a link mailed to set a new password. */
export function ResetRequestForm({ sendsMail, onBack }: ResetRequestFormProps) {
  const t = useText();
  const [apply] = useApplyPasswordResetMutation();
  const seconds = useResendSeconds('resetPassword');
  const captcha = useCaptcha();
  const form = useEntranceForm({
    initial: { email: typedStore.get().email, captcha: '' },
    check: (values) => faultsOf({ email: emailFault(values.email), captcha: captchaFault(values.captcha) }),
    async send(values) {
      if (captcha.captcha === null) return { ...noRefusal, form: captcha.fault ?? t({ id: 'error.network' }) };
      const { data } = await apply({
        variables: { input: { email: values.email, captcha: values.captcha.trim(), captchaKey: captcha.captcha.key } },
      });
      // It was good for one answer, right or wrong.
      form.setValue('captcha', '');
      void captcha.renew();
      const result = data?.applyPasswordReset;
      if (result?.__typename === 'ApplyPasswordResetSuccess') {
        startResendTimer('resetPassword');
        const text = sendsMail ? t({ id: 'auth.reset.sent' }, { email: values.email }) : t({ id: 'auth.reset.kept' });
        noticeStore.set({ title: t({ id: 'auth.resetPassword' }), text, lastsMs: noticeMs });
        return null;
      }
      if (result?.__typename === 'SentTooRecently') startResendTimer('resetPassword', result.retryAt);
      return refusalOf(t, result, names);
    },
  });
  const { email } = form.values;
  const isKnown = useTaken('email', emailFault(email) === null ? email : null);
  const emailField = form.field('email');
  const askLabel = sendsMail ? t({ id: 'auth.reset.send' }) : t({ id: 'auth.reset.ask' });
  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate>
      <Stack gap="3" pt="3">
        <FormError refusal={form.refusal} />
        <FormField
          label={t({ id: 'auth.email' })}
          type="email"
          autoComplete="email"
          autoFocus
          {...emailField}
          error={isKnown === 'free' ? t({ id: 'auth.fault.emailUnknown' }) : emailField.error}
          hint={sendsMail ? t({ id: 'auth.reset.help' }) : t({ id: 'auth.reset.noMail' })}
          onValue={(value) => {
            typedStore.set({ ...typedStore.get(), email: value });
            emailField.onValue(value);
          }}
        />
        <CaptchaField state={captcha} field={form.field('captcha')} />
        <Button
          type="submit"
          size="sm"
          colorPalette="accent"
          disabled={form.isSending || seconds > 0 || isKnown === 'free'}
          mt="1"
        >
          {seconds > 0 ? t({ id: 'auth.reset.again' }, { seconds }) : askLabel}
        </Button>
        <Button size="2xs" variant="plain" px="0" color="accent.fg" alignSelf="flex-start" onClick={onBack}>
          {t({ id: 'auth.reset.back' })}
        </Button>
      </Stack>
    </form>
  );
}
