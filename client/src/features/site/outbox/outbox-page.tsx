import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Pager } from '../../../components/pager.tsx';
import { Panel } from '../../../components/panel.tsx';
import { usePagedAddress } from '../../../lib/address/use-paged-address.ts';
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
  const { params, page, size, change, pager } = usePagedAddress(pageSize);
  const [openId, setOpenId] = useState<number | null>(null);
  const filter = filters.find((name) => name === params.get('state')) ?? 'ALL';
  const { data, previousData, error, refetch } = useOutboxQuery({
    variables: { states: filter === 'ALL' ? null : [filter], page: { page, size } },
    fetchPolicy: 'cache-and-network',
    pollInterval: lookMs,
  });
  const known = data ?? previousData;
  const shown = known?.mails;
  const settings = known?.mailSettings;
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
        <LoadingRows data={shown} error={error} onRetry={() => void refetch()} count={5} height="65px" />
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
      <Pager {...pager} total={shown?.total ?? null} />
      {openId === null ? null : <MailDialog mailId={openId} onClose={() => setOpenId(null)} />}
    </PageBody>
  );
}
