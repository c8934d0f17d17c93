import { Button, Heading, Stack, Text } from '@chakra-ui/react';
import { FormError } from '../../../components/form/form-error.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { emailFault } from '../../../lib/form/entrance-faults.ts';
import { faultsOf } from '../../../lib/form/entrance-fields.ts';
import { refusalOf } from '../../../lib/form/refusal.ts';
import { useEntranceForm } from '../../../lib/form/use-entrance-form.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import { useSendTestMailMutation } from './mail-settings.generated.ts';

/** Sends a mail at once, past the outbox, so that what the server says against it is seen here. */
export function TestMailForm({ isPossible }: { readonly isPossible: boolean }) {
  const t = useText();
  const [send] = useSendTestMailMutation();
  const form = useEntranceForm({
    initial: { to: '' },
    check: ({ to }) => faultsOf({ to: emailFault(to) }),
    async send({ to }) {
      const result = (await send({ variables: { to: to.trim() } })).data?.sendTestMail;
      if (result?.__typename !== 'SendTestMailSuccess') return refusalOf(t, result, ['to']);
      showToast('success', t({ id: 'mail.test.sent' }, { to: to.trim() }));
      return null;
    },
  });
  return (
    <form aria-label={t({ id: 'mail.test' })} onSubmit={(event) => void form.submit(event)} noValidate>
      <Heading as="h2" size="sm" mb="1">
        {t({ id: 'mail.test' })}
      </Heading>
      <Text color="fg.muted" fontSize="sm" mb="3">
        {isPossible ? t({ id: 'mail.test.help' }) : t({ id: 'mail.test.noServer' })}
      </Text>
      <Stack gap="3">
        <FormError refusal={form.refusal} />
        <FormField
          label={t({ id: 'mail.test.to' })}
          type="email"
          autoComplete="email"
          maxLength={254}
          disabled={!isPossible}
          {...form.field('to')}
        />
        <Button
          type="submit"
          size="sm"
          variant="outline"
          alignSelf="flex-start"
          disabled={form.isSending || !isPossible}
        >
          {form.isSending ? t({ id: 'mail.test.sending' }) : t({ id: 'mail.test.send' })}
        </Button>
      </Stack>
    </form>
  );
}
