import { chakra, Stack } from '@chakra-ui/react';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Panel } from '../../../components/panel.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { MailServerForm } from './mail-server-form.tsx';
import { useMailSettingsQuery, type MailSettingsForm_SettingsFragment } from './mail-settings.generated.ts';
import { TestMailForm } from './test-mail-form.tsx';

/** How mails leave the site: the server, and whether it takes them. */
export function MailSettingsPage() {
  const t = useText();
  const { data, error, refetch } = useMailSettingsQuery({ fetchPolicy: 'cache-and-network' });
  const settings = data?.mailSettings;
  return (
    <PageBody
      contentW="44rem"
      header={
        <PageHeader
          title={t({ id: 'mail.title' })}
          aside={
            <>
              <TextLink to="/admin/settings">{t({ id: 'mail.toSettings' })}</TextLink>
              <TextLink to="/admin/outbox">{t({ id: 'mail.toOutbox' })}</TextLink>
            </>
          }
          note={
            <chakra.span display="block" minH="6" overflowWrap="anywhere">
              {settings === undefined ? null : <Now settings={settings} />}
            </chakra.span>
          }
        />
      }
    >
      <PageTitle text={t({ id: 'mail.title' })} />
      <LoadingRows data={settings} error={error} onRetry={() => void refetch()} count={6} />
      {settings === undefined ? null : (
        <Stack gap="4">
          <Panel p="4">
            {/* What was saved elsewhere meanwhile begins the form anew; what this page saves stands in it already. */}
            <MailServerForm key={settings.isFromEnvironment ? 'environment' : 'own'} settings={settings} />
          </Panel>
          <Panel p="4">
            <TestMailForm isPossible={settings.host !== ''} />
          </Panel>
        </Stack>
      )}
    </PageBody>
  );
}

/** Where mails go at this moment. */
function Now({
  settings: { host, port, from, isFromEnvironment },
}: {
  readonly settings: MailSettingsForm_SettingsFragment;
}) {
  const t = useText();
  if (host === '') return t({ id: 'mail.now.none' });
  const server = `${host}:${port}`;
  return isFromEnvironment
    ? t({ id: 'mail.now.environment' }, { server, from })
    : t({ id: 'mail.now.own' }, { server, from });
}
