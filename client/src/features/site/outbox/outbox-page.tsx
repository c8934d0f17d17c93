import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Pager } from '../../../components/pager.tsx';
import { Panel } from '../../../components/panel.tsx';
import { SkeletonRows } from '../../../components/skeleton-rows.tsx';
import { changeAddress, readLimit, readPage } from '../../../lib/address/read-address.ts';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { MailDialog } from './mail-dialog.tsx';
import { mailStates, type MailState } from './mail-states.ts';
import { OutboxRow } from './outbox-row.tsx';
import { useOutboxQuery } from './outbox.generated.ts';

const pageSize = 15;
/** How often the page looks what became of the mails, in ms. */
const lookMs = 5_000;

const filters: readonly ('ALL' | MailState)[] = ['ALL', 'QUEUED', 'HELD', 'FAILED', 'SENT'];
const all = message({ id: 'outbox.all' });

/** Mails of the site: where they are, what they say, and another try. */
export function OutboxPage() {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const [openId, setOpenId] = useState<number | null>(null);
  const filter = filters.find((name) => name === params.get('state')) ?? 'ALL';
  const page = readPage(params);
  const size = readLimit(params, pageSize);
  const { data, previousData, error, refetch } = useOutboxQuery({
    variables: { states: filter === 'ALL' ? null : [filter], page: { page, size } },
    fetchPolicy: 'cache-and-network',
    pollInterval: lookMs,
  });
  const known = data ?? previousData;
  const shown = known?.mails;
  const settings = known?.mailSettings;
  const change = (values: Readonly<Record<string, string>>) => setParams(changeAddress(params, values));
  return (
    <PageBody>
      <PageTitle text={t({ id: 'outbox.title' })} />
      <Heading as="h1" size="lg" mb="1">
        {t({ id: 'outbox.title' })}
      </Heading>
      <Text mb="3" color="fg.muted" minH="6">
        {settings === undefined
          ? ''
          : settings.host === ''
            ? t({ id: 'outbox.noServer' })
            : t({ id: 'outbox.server' }, { host: `${settings.host}:${settings.port}`, from: settings.from })}
      </Text>
      <Flex gap="1" mb="3" wrap="wrap" role="group" aria-label={t({ id: 'outbox.show' })}>
        {filters.map((name) => (
          <Button
            key={name}
            size="xs"
            variant={name === filter ? 'subtle' : 'outline'}
            colorPalette={name === filter ? 'accent' : 'gray'}
            aria-pressed={name === filter}
            onClick={() => change({ state: name === 'ALL' ? '' : name })}
          >
            {t(name === 'ALL' ? all : mailStates[name].label)}
          </Button>
        ))}
      </Flex>
      <Panel>
        {error !== undefined && shown === undefined ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : null}
        {error === undefined && shown === undefined ? <SkeletonRows count={5} height="65px" /> : null}
        {shown?.items.length === 0 ? (
          <EmptyState title={t({ id: 'outbox.none' })} hint={t({ id: 'outbox.noneHint' })} />
        ) : null}
        {shown && shown.items.length > 0 ? (
          <Box as="ul" listStyleType="none" aria-label={t({ id: 'outbox.title' })}>
            {shown.items.map((mail) => (
              <OutboxRow key={mail.id} mail={mail} onOpen={() => setOpenId(mail.id)} />
            ))}
          </Box>
        ) : null}
      </Panel>
      <Pager
        page={page}
        size={size}
        total={shown?.total ?? null}
        onPage={(number) => change({ currentPage: String(number) })}
        onSize={(number) => change({ limit: String(number) })}
      />
      {openId === null ? null : <MailDialog mailId={openId} onClose={() => setOpenId(null)} />}
    </PageBody>
  );
}
