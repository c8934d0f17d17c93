import { Badge, Box, Button, Flex } from '@chakra-ui/react';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { formatDateTime } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { mailStates, mailKindLabel } from './mail-states.ts';
import { useRetryMailMutation, type OutboxRow_MailFragment } from './outbox.generated.ts';

/** One mail: to whom, what about, where it is, and what went wrong. */
export function OutboxRow({ mail, onOpen }: { readonly mail: OutboxRow_MailFragment; readonly onOpen: () => void }) {
  const t = useText();
  const act = useAct();
  const [retry, { loading }] = useRetryMailMutation();
  const { id, to, kind, state, attempts, error, createdAt, nextTryAt, viewerCanRetry } = mail;
  const { label, palette } = mailStates[state];
  return (
    <Box as="li" px={{ base: '3', md: '4' }} py="2.5" layerStyle="row" data-mail={id}>
      <Flex align="center" gap="2" wrap="wrap">
        <Badge size="sm" variant="subtle" colorPalette={palette}>
          {t(label)}
        </Badge>
        <Box fontWeight="medium" minW="0" overflowWrap="anywhere">
          {to}
        </Box>
        <Box color="fg.muted">{t(mailKindLabel(kind))}</Box>
        <Flex ms="auto" gap="2" align="center">
          <Button size="xs" variant="outline" aria-label={t({ id: 'outbox.openOf' }, { to })} onClick={onOpen}>
            {t({ id: 'outbox.open' })}
          </Button>
          {viewerCanRetry ? (
            <Button
              size="xs"
              variant="outline"
              disabled={loading}
              aria-label={t({ id: 'outbox.retryOf' }, { to })}
              onClick={() =>
                void act(async () => (await retry({ variables: { id } })).data?.retryMail, t({ id: 'outbox.retried' }))
              }
            >
              {t({ id: 'outbox.retry' })}
            </Button>
          ) : null}
        </Flex>
      </Flex>
      <Flex mt="1" columnGap="3" wrap="wrap" color="fg.muted" fontSize="xs">
        <RelativeTime at={createdAt} />
        {attempts === 0 ? null : <span>{t({ id: 'outbox.attempts' }, { count: attempts })}</span>}
        {state === 'QUEUED' && attempts > 0 ? (
          <span>{t({ id: 'outbox.nextTry' }, { at: formatDateTime(new Date(nextTryAt)) })}</span>
        ) : null}
      </Flex>
      {error === null ? null : (
        <Box mt="1" color="red.fg" fontSize="xs" overflowWrap="anywhere">
          {error}
        </Box>
      )}
    </Box>
  );
}
