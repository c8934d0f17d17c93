import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { FormError } from '../../../components/form/form-error.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { emailFault } from '../../../lib/form/entrance-faults.ts';
import { faultsOf } from '../../../lib/form/entrance-fields.ts';
import { refusalOf } from '../../../lib/form/refusal.ts';
import { useEntranceForm } from '../../../lib/form/use-entrance-form.ts';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { useChangeMailSettingsMutation, type MailSettingsForm_SettingsFragment } from './mail-settings.generated.ts';

const names = ['host', 'port', 'username', 'password', 'from'] as const;
const maxPort = 65_535;

/** The SMTP server of the site. What comes from the environment is not shown to be edited: it stays there. */
export function MailServerForm({ settings }: { readonly settings: MailSettingsForm_SettingsFragment }) {
  const t = useText();
  const act = useAct();
  const own = settings.isFromEnvironment ? null : settings;
  const [isSecure, setSecure] = useState(own?.isSecure ?? false);
  const [isAsking, setAsking] = useState(false);
  const [change, { loading }] = useChangeMailSettingsMutation({
    update: (cache, { data }) => {
      const result = data?.changeMailSettings;
      if (result?.__typename === 'ChangeMailSettingsSuccess')
        cache.modify({ fields: { mailSettings: () => result.data } });
    },
  });
  const form = useEntranceForm({
    initial: {
      host: own?.host ?? '',
      port: String(own?.port ?? 587),
      username: own?.username ?? '',
      password: '',
      from: own?.chosenFrom ?? '',
    },
    check: ({ host, port, from }) =>
      faultsOf({
        host: host.trim() === '' ? message({ id: 'mail.fault.host' }) : null,
        port:
          /^\d+$/.test(port.trim()) && Number(port) >= 1 && Number(port) <= maxPort
            ? null
            : message({ id: 'mail.fault.port' }),
        username: null,
        password: null,
        from: from.trim() === '' ? null : emailFault(from),
      }),
    async send({ host, port, username, password, from }) {
      const input = {
        host: host.trim(),
        port: Number(port),
        isSecure,
        username: username.trim(),
        password,
        from: from.trim(),
      };
      const result = (await change({ variables: { input } })).data?.changeMailSettings;
      if (result?.__typename !== 'ChangeMailSettingsSuccess') return refusalOf(t, result, names);
      form.setValue('password', '');
      showToast('success', t({ id: 'mail.saved' }));
      return null;
    },
  });
  const drop = () =>
    change({ variables: { input: { host: '', port: 587, isSecure: false, username: '', password: '', from: '' } } });
  return (
    <form aria-label={t({ id: 'mail.server' })} onSubmit={(event) => void form.submit(event)} noValidate>
      <Heading as="h2" size="sm" mb="1">
        {t({ id: 'mail.server' })}
      </Heading>
      <Text color="fg.muted" fontSize="sm" mb="3">
        {t({ id: 'mail.serverHelp' })}
      </Text>
      <Stack gap="3">
        <FormError refusal={form.refusal} />
        <Flex gap="3" wrap="wrap" align="flex-start">
          <Box flex="1" minW="12rem">
            <FormField
              label={t({ id: 'mail.host' })}
              autoComplete="off"
              maxLength={255}
              placeholder="smtp.example.org"
              {...form.field('host')}
            />
          </Box>
          <Box w="7rem">
            <FormField
              label={t({ id: 'mail.port' })}
              inputMode="numeric"
              autoComplete="off"
              maxLength={5}
              {...form.field('port')}
            />
          </Box>
        </Flex>
        <Flex asChild gap="2" align="baseline" cursor="pointer" fontSize="sm">
          <label>
            <Box asChild accentColor="accent.solid" position="relative" top="1px">
              <input type="checkbox" checked={isSecure} onChange={() => setSecure(!isSecure)} />
            </Box>
            {t({ id: 'mail.isSecure' })}
          </label>
        </Flex>
        <FormField
          label={t({ id: 'mail.username' })}
          hint={t({ id: 'mail.usernameHint' })}
          autoComplete="off"
          maxLength={255}
          {...form.field('username')}
        />
        <FormField
          label={t({ id: 'mail.password' })}
          type="password"
          hint={own?.hasPassword ? t({ id: 'mail.passwordKept' }) : null}
          autoComplete="new-password"
          maxLength={255}
          {...form.field('password')}
        />
        <FormField
          label={t({ id: 'mail.from' })}
          type="email"
          hint={t({ id: 'mail.fromHint' }, { from: settings.from })}
          autoComplete="off"
          maxLength={254}
          {...form.field('from')}
        />
        <Flex gap="2" mt="1" wrap="wrap">
          <Button type="submit" size="sm" colorPalette="accent" disabled={form.isSending || loading}>
            {t({ id: 'mail.save' })}
          </Button>
          {own === null ? null : (
            <Button size="sm" variant="outline" disabled={loading} onClick={() => setAsking(true)}>
              {t({ id: 'mail.drop' })}
            </Button>
          )}
        </Flex>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'mail.drop' })}
        text={t({ id: 'mail.dropText' })}
        action={t({ id: 'mail.drop' })}
        onClose={() => setAsking(false)}
        onConfirm={() => void act(async () => (await drop()).data?.changeMailSettings, t({ id: 'mail.dropped' }))}
      />
    </form>
  );
}
