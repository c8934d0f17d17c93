import { Badge, Box, Flex } from '@chakra-ui/react';
import type { Column } from '../../../components/data-table/column.ts';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { RowAct, RowMenu } from '../../../components/row-menu.tsx';
import { TitleButton } from '../../../components/title-button.tsx';
import { formatDateTime } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { mailStates, mailKindLabel } from './mail-states.ts';
import { useRetryMailMutation, type OutboxRow_MailFragment } from './outbox.generated.ts';

type Mail = OutboxRow_MailFragment;

/** Columns of the outbox. @param onOpen shows a mail. */
export function useMailColumns(onOpen: (mail: Mail) => void): readonly Column<Mail>[] {
  const t = useText();
  return [
    {
      id: 'to',
      head: t({ id: 'outbox.recipient' }),
      kind: 'name',
      cell: (mail) => (
        <Box fontWeight="medium" minW="8rem" data-mail={mail.id}>
          <TitleButton onPress={() => onOpen(mail)}>{mail.to}</TitleButton>
        </Box>
      ),
    },
    {
      id: 'kind',
      head: t({ id: 'outbox.kind' }),
      cell: ({ kind, heading }) => (
        <>
          {t(mailKindLabel(kind))}
          {heading === null ? null : (
            <Box color="fg.muted" fontSize="xs">
              {heading}
            </Box>
          )}
        </>
      ),
    },
    {
      id: 'state',
      head: t({ id: 'table.state' }),
      cell: ({ state, attempts, nextTryAt, error }) => (
        <>
          <Flex columnGap="2" wrap="wrap" align="center" fontSize="xs">
            <Badge size="sm" variant="subtle" colorPalette={mailStates[state].palette}>
              {t(mailStates[state].label)}
            </Badge>
            {attempts === 0 ? null : <span>{t({ id: 'outbox.attempts' }, { count: attempts })}</span>}
            {state === 'QUEUED' && attempts > 0 ? (
              <span>{t({ id: 'outbox.nextTry' }, { at: formatDateTime(new Date(nextTryAt)) })}</span>
            ) : null}
          </Flex>
          {error === null ? null : (
            <Box mt="1" color="red.fg" fontSize="xs">
              {error}
            </Box>
          )}
        </>
      ),
    },
    {
      id: 'created',
      head: t({ id: 'table.created' }),
      isShort: true,
      orders: { asc: 'OLDEST', desc: 'NEWEST' },
      cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
    {
      id: 'acts',
      head: t({ id: 'table.acts' }),
      kind: 'acts',
      cell: (mail) => <MailActs mail={mail} onOpen={() => onOpen(mail)} />,
    },
  ];
}

function MailActs({ mail, onOpen }: { readonly mail: Mail; readonly onOpen: () => void }) {
  const t = useText();
  const act = useAct();
  const [retry, { loading }] = useRetryMailMutation();
  const { id, to, attempts, viewerCanRetry } = mail;
  return (
    <Flex justify={{ md: 'flex-end' }}>
      <RowMenu name={to}>
        <RowAct id="open" onPress={onOpen}>
          {t({ id: 'outbox.open' })}
        </RowAct>
        {viewerCanRetry ? (
          <RowAct
            id="send"
            isDisabled={loading}
            onPress={() =>
              void act(async () => (await retry({ variables: { id } })).data?.retryMail, t({ id: 'outbox.retried' }))
            }
          >
            {attempts === 0 ? t({ id: 'outbox.send' }) : t({ id: 'outbox.retry' })}
          </RowAct>
        ) : null}
      </RowMenu>
    </Flex>
  );
}
