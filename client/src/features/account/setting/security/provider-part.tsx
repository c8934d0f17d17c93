import { Box, Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { pendingLinkStore } from '../../../../lib/session/pending-link-store.ts';
import { goToProvider } from '../../../../lib/session/provider-flow.ts';
import { useStore } from '../../../../lib/store/store.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { LinkDialog } from './link-dialog.tsx';
import type { Owner } from './own-password.tsx';
import { PartFrame } from './part-frame.tsx';
import { SecurityDocument, useUnlinkIdentityMutation, type SecurityQuery } from './security.generated.ts';

interface ProviderPartProps {
  readonly owner: Owner;
  readonly identities: SecurityQuery['linkedIdentities'];
  readonly providers: SecurityQuery['signInProviders'];
}

/** Accounts elsewhere that sign in here. */
export function ProviderPart({ owner, identities, providers }: ProviderPartProps) {
  const t = useText();
  const pending = useStore(pendingLinkStore);
  const linked = new Set(identities.map(({ provider }) => provider?.key));
  if (providers.length === 0 && identities.length === 0) return null;
  return (
    <PartFrame title={t({ id: 'security.provider.title' })} help={t({ id: 'security.provider.help' })}>
      <Box as="ul" listStyleType="none">
        {identities.map((identity) => (
          <IdentityRow key={identity.id} identity={identity} />
        ))}
      </Box>
      <Flex gap="2" wrap="wrap" justify="flex-end" mt="2">
        {providers
          .filter(({ key }) => !linked.has(key))
          .map(({ key, label }) => (
            <Button
              key={key}
              size="sm"
              variant="outline"
              whiteSpace="normal"
              onClick={() => goToProvider(key, 'link', '/setting?open=security')}
            >
              {t({ id: 'security.provider.link' }, { label })}
            </Button>
          ))}
      </Flex>
      {pending === null ? null : (
        <LinkDialog owner={owner} proof={pending} onClose={() => pendingLinkStore.set(null)} />
      )}
    </PartFrame>
  );
}

function IdentityRow({
  identity: { id, name, provider, lastUsedAt },
}: {
  readonly identity: SecurityQuery['linkedIdentities'][number];
}) {
  const t = useText();
  const act = useAct();
  const [isAsking, setAsking] = useState(false);
  const [unlink] = useUnlinkIdentityMutation({ refetchQueries: [SecurityDocument] });
  const label = provider?.label ?? t({ id: 'security.provider.gone' });
  return (
    <Flex as="li" gap="3" py="2.5" align="flex-start" layerStyle="row">
      <Box flex="1" minW="0">
        <Box fontWeight="medium" wordBreak="break-word">
          {label}
        </Box>
        <Flex columnGap="3" wrap="wrap" fontSize="xs" color="fg.muted">
          <Box as="span" wordBreak="break-word">
            {name}
          </Box>
          <span>
            {lastUsedAt === null ? (
              t({ id: 'security.unused' })
            ) : (
              <>
                {t({ id: 'security.lastUse' })} <RelativeTime at={lastUsedAt} />
              </>
            )}
          </span>
        </Flex>
      </Box>
      <Button
        size="xs"
        variant="outline"
        aria-label={t({ id: 'security.provider.unlinkOf' }, { label })}
        onClick={() => setAsking(true)}
      >
        {t({ id: 'security.provider.unlink' })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'security.provider.unlinkOf' }, { label })}
        text={t({ id: 'security.provider.unlinkText' })}
        action={t({ id: 'security.provider.unlink' })}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          void act(
            async () => (await unlink({ variables: { id } })).data?.unlinkIdentity,
            t({ id: 'security.provider.unlinked' }),
          )
        }
      />
    </Flex>
  );
}
