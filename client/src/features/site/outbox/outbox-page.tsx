import { NetworkStatus } from '@apollo/client';
import { Button, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { orderIn, rowOrders } from '../../../components/data-table/row-orders.ts';
import { tableFileAddress } from '../../../components/data-table/table-file.ts';
import { useSelection } from '../../../components/data-table/use-selection.ts';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { usePagedAddress } from '../../../lib/address/use-paged-address.ts';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { MailDialog } from './mail-dialog.tsx';
import { mailStates, type MailState } from './mail-states.ts';
import { useOutboxQuery } from './outbox.generated.ts';
import { SendChosen } from './send-chosen.tsx';
import { useMailColumns } from './use-mail-columns.tsx';

const pageSize = 15;
/** How often the page looks what became of the mails, in ms. */
const lookMs = 5_000;

const filters: readonly ('ALL' | MailState)[] = ['ALL', 'QUEUED', 'HELD', 'FAILED', 'SENT'];
const all = message({ id: 'outbox.all' });

/** Mails of the site: where they are, what they say, and another try. */
export function OutboxPage() {
  const t = useText();
  const address = usePagedAddress(pageSize);
  const { params, page, size, change } = address;
  const [openId, setOpenId] = useState<number | null>(null);
  const filter = filters.find((name) => name === params.get('state')) ?? 'ALL';
  const variables = {
    states: filter === 'ALL' ? null : [filter],
    order: orderIn(rowOrders, params),
    page: { page, size },
  };
  const { data, previousData, error, loading, networkStatus, refetch } = useOutboxQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    pollInterval: lookMs,
  });
  const known = data ?? previousData;
  const settings = known?.mailSettings;
  const selection = useSelection(known?.mails.items ?? [], ({ viewerCanRetry }) => viewerCanRetry);
  const columns = useMailColumns(({ id }) => setOpenId(id));
  return (
    <PageBody>
      <PageTitle text={t({ id: 'outbox.title' })} />
      <PageHeader
        title={t({ id: 'outbox.title' })}
        note={
          <chakra.span display="block" minH="6">
            {settings === undefined
              ? ''
              : settings.host === ''
                ? t({ id: 'outbox.noServer' })
                : t({ id: 'outbox.server' }, { host: `${settings.host}:${settings.port}`, from: settings.from })}
          </chakra.span>
        }
      />
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
      <DataTable
        name="mails"
        label={t({ id: 'outbox.title' })}
        columns={columns}
        address={address}
        defaultOrder={rowOrders[0]}
        shown={known?.mails}
        isLoading={loading && networkStatus !== NetworkStatus.poll}
        error={error}
        onRetry={() => void refetch()}
        none={{ icon: 'inbox', title: t({ id: 'outbox.none' }), hint: t({ id: 'outbox.noneHint' }) }}
        fileAddress={tableFileAddress('mails', variables)}
        choice={{
          selection,
          nameOf: ({ to, id }) => `${to} #${id}`,
          acts: <SendChosen mails={selection.rows} onSent={selection.clear} />,
        }}
      />
      {openId === null ? null : <MailDialog mailId={openId} onClose={() => setOpenId(null)} />}
    </PageBody>
  );
}
