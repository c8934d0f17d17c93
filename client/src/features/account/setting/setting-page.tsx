import { Accordion, Box, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Panel } from '../../../components/panel.tsx';
import { SkeletonRows } from '../../../components/skeleton-rows.tsx';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { viewToken } from '../../../lib/store/view-tab.ts';
import { AccountActs } from './acts/account-acts.tsx';
import { AvatarSection } from './avatar-section.tsx';
import { OwnData } from './data/own-data.tsx';
import { DigestForm } from './digest-form.tsx';
import { EmailForm } from './email-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { RemoteAccounts } from './remote/remote-accounts.tsx';
import { SecurityParts } from './security/security-parts.tsx';
import { SessionList } from './session-list.tsx';
import { useSettingPageQuery } from './setting-page.generated.ts';
import { TokenList } from './token-list.tsx';
import { WatchLists } from './watch/watch-lists.tsx';

const titles = {
  account: message({ id: 'setting.account' }),
  profile: message({ id: 'setting.profile' }),
  watch: message({ id: 'setting.watch' }),
  mail: message({ id: 'setting.mail' }),
  security: message({ id: 'setting.security' }),
  remote: message({ id: 'setting.remote' }),
  sessions: message({ id: 'setting.sessions' }),
  acts: message({ id: 'setting.acts' }),
  tokens: message({ id: 'setting.tokens' }),
  data: message({ id: 'setting.data' }),
} as const;
type SectionName = keyof typeof titles;

/** What the server shows to no view (decision 172). */
const ownerOnly: ReadonlySet<SectionName> = new Set(['security', 'remote', 'sessions', 'acts', 'tokens', 'data']);
const isView = viewToken !== null;

const openAtFirst = 'account,profile';

/** One's own account: sections that open and close, which of them is in the address. */
export function SettingPage() {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const { data, error, refetch } = useSettingPageQuery({ variables: { isView } });
  const user = data?.viewer.user ?? null;
  const open = (search.get('open') ?? openAtFirst).split(',').filter((name) => name !== '');
  return (
    <PageBody maxW="52rem">
      <PageTitle text={t({ id: 'setting.title' })} />
      <PageHeader title={t({ id: 'setting.title' })} />
      {user === null && error !== undefined ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {user === null && error === undefined ? <SkeletonRows count={8} /> : null}
      {user === null || data === undefined ? null : (
        <Panel overflow="hidden" key={user.id}>
          <Accordion.Root
            multiple
            collapsible
            lazyMount
            value={open}
            onValueChange={({ value }) => setSearch({ open: value.join(',') }, { replace: true })}
          >
            <Section name="account">
              {data.viewer.managingGroupName === null ? null : (
                <Box role="note" px="3" py="2" bg="amber.subtle" color="amber.fg" borderRadius="l2" fontSize="sm">
                  {t({ id: 'setting.managed' }, { name: data.viewer.managingGroupName })}
                </Box>
              )}
              <EmailForm
                user={user}
                hasPassword={data.viewer.hasPassword}
                isCodeRequired={data.siteConfig.isRegisterCodeRequired}
              />
              <PasswordForm
                username={user.username}
                hasPassword={data.viewer.hasPassword}
                tokenCount={data.apiTokens?.length ?? 0}
                onChanged={() => void refetch()}
              />
            </Section>
            <Section name="profile">
              <AvatarSection user={user} />
              <ProfileForm user={user} />
            </Section>
            <Section name="watch">
              <WatchLists />
            </Section>
            <Section name="mail">
              <DigestForm />
            </Section>
            <Section name="security">
              <SecurityParts />
            </Section>
            <Section name="remote">
              <RemoteAccounts />
            </Section>
            <Section name="sessions">
              <SessionList />
            </Section>
            <Section name="acts">
              <AccountActs />
            </Section>
            <Section name="tokens">
              <TokenList />
            </Section>
            <Section name="data">
              <OwnData owner={{ username: user.username, hasPassword: data.viewer.hasPassword }} />
            </Section>
          </Accordion.Root>
        </Panel>
      )}
    </PageBody>
  );
}

function Section({ name, children }: { readonly name: SectionName; readonly children: ReactNode }) {
  const t = useText();
  return (
    <Accordion.Item value={name}>
      <h2>
        <Accordion.ItemTrigger>
          <Box as="span" flex="1" fontWeight="medium">
            {t(titles[name])}
          </Box>
          <Accordion.ItemIndicator />
        </Accordion.ItemTrigger>
      </h2>
      <Accordion.ItemContent>
        <Stack gap="8" pt="2" pb="3">
          {isView && ownerOnly.has(name) ? <Text color="fg.muted">{t({ id: 'setting.ownerOnly' })}</Text> : children}
        </Stack>
      </Accordion.ItemContent>
    </Accordion.Item>
  );
}
