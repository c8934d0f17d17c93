import { Badge, Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { SkeletonRows } from '../../../components/skeleton-rows.tsx';
import { now } from '../../../lib/format/clock.ts';
import { formatDateTime } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { withGap } from '../../../lib/intl/with-gap.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { apiScopes } from './api-scopes.ts';
import { CreateTokenDialog } from './create-token-dialog.tsx';
import { placeText } from './place-text.ts';
import {
  TokenListDocument,
  useRevokeApiTokenMutation,
  useTokenListQuery,
  type TokenRow_TokenFragment,
} from './token-list.generated.ts';

/** Tokens for tools. */
export function TokenList() {
  const t = useText();
  const [isCreating, setCreating] = useState(false);
  const { data, error, refetch } = useTokenListQuery();
  if (error !== undefined && data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonRows count={3} />;
  return (
    <Box>
      <Flex gap="3" align="center" justify="space-between" wrap="wrap" mb="2">
        <Text color="fg.muted" flex="1" minW="15rem">
          {t({ id: 'setting.tokens.help' })}
        </Text>
        <Button size="sm" colorPalette="accent" onClick={() => setCreating(true)}>
          {t({ id: 'setting.tokens.create' })}
        </Button>
      </Flex>
      {data.apiTokens.length === 0 ? (
        <EmptyState icon="link" title={t({ id: 'setting.tokens.none' })} />
      ) : (
        <Box as="ul" listStyleType="none">
          {data.apiTokens.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </Box>
      )}
      {isCreating ? <CreateTokenDialog onClose={() => setCreating(false)} /> : null}
    </Box>
  );
}

function TokenRow({
  token: { id, name, ending, scopes, createdAt, expiresAt, lastUsedAt, address },
}: {
  readonly token: TokenRow_TokenFragment;
}) {
  const t = useText();
  const act = useAct();
  const [isAsking, setAsking] = useState(false);
  const [revoke] = useRevokeApiTokenMutation({ refetchQueries: [TokenListDocument] });
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= now();
  return (
    <Flex as="li" gap="3" py="2.5" align="flex-start" layerStyle="row">
      <Box flex="1" minW="0">
        <Flex columnGap="2" rowGap="1" align="center" wrap="wrap">
          <Box as="span" fontWeight="medium" wordBreak="break-word">
            {name}
          </Box>
          <Box as="code" fontFamily="mono" fontSize="xs" color="fg.muted">
            vdt_…{ending}
          </Box>
          {apiScopes
            .filter(({ value }) => scopes.includes(value))
            .map((scope) => (
              <Badge
                key={scope.value}
                size="sm"
                variant="subtle"
                colorPalette={scope.forAdmins ? 'red' : 'gray'}
                title={t(scope.label)}
              >
                {scope.name}
              </Badge>
            ))}
          {isOver ? (
            <Badge size="sm" variant="subtle" colorPalette="amber">
              {t({ id: 'setting.tokens.over' })}
            </Badge>
          ) : null}
        </Flex>
        <Flex columnGap="3" wrap="wrap" fontSize="xs" color="fg.muted">
          <span>
            {lastUsedAt === null ? (
              t({ id: 'setting.tokens.unused' })
            ) : (
              <>
                {withGap(t({ id: 'setting.sessions.lastUse' }))}
                <RelativeTime at={lastUsedAt} /> {placeText(t, address)}
              </>
            )}
          </span>
          <span>
            {expiresAt === null
              ? t({ id: 'setting.tokens.forever' })
              : t({ id: 'setting.tokens.until' }, { date: formatDateTime(new Date(expiresAt)) })}
          </span>
          <span>{t({ id: 'setting.tokens.made' }, { date: formatDateTime(new Date(createdAt)) })}</span>
        </Flex>
      </Box>
      <Button
        size="xs"
        variant="outline"
        aria-label={t({ id: 'setting.tokens.revokeOf' }, { name })}
        onClick={() => setAsking(true)}
      >
        {t({ id: 'setting.tokens.revoke' })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'setting.tokens.revokeOf' }, { name })}
        text={t({ id: 'setting.tokens.revokeText' })}
        action={t({ id: 'setting.tokens.revoke' })}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          void act(
            async () => (await revoke({ variables: { id } })).data?.revokeApiToken,
            t({ id: 'setting.tokens.revoked' }),
          )
        }
      />
    </Flex>
  );
}
