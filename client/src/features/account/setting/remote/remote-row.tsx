import { Box, Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { withGap } from '../../../../lib/intl/with-gap.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { HandleDialog } from './handle-dialog.tsx';
import {
  RemoteAccountsDocument,
  useRemoveRemoteHandleMutation,
  useRemoveRemoteSessionMutation,
  type RemoteRow_JudgeFragment,
} from './remote.generated.ts';
import { SessionDialog } from './session-dialog.tsx';

type Asked = 'handle' | 'session' | 'removeHandle' | 'removeSession' | null;

/** One judge: the handle of the viewer there, and the session that he gave. */
export function RemoteRow({ judge }: { readonly judge: RemoteRow_JudgeFragment }) {
  const t = useText();
  const act = useAct();
  const [asked, setAsked] = useState<Asked>(null);
  const [removeHandle] = useRemoveRemoteHandleMutation({ refetchQueries: [RemoteAccountsDocument] });
  const [removeSession] = useRemoveRemoteSessionMutation({ refetchQueries: [RemoteAccountsDocument] });
  const { key: judgeKey, name, handle, session } = judge;
  const close = () => setAsked(null);
  return (
    <Flex as="li" gap="3" py="2.5" align="flex-start" wrap="wrap" layerStyle="row">
      <Box flex="1 1 14rem" minW="0">
        <Box fontWeight="medium">{name}</Box>
        <Box fontSize="xs" color="fg.muted" wordBreak="break-word">
          {judge.provesHandles ? (
            <Box>
              {handle === null ? (
                t({ id: 'remoteAccount.noHandle' })
              ) : (
                <>
                  {t({ id: 'remoteAccount.handleIs' }, { handle: handle.handle })} <RelativeTime at={handle.provenAt} />
                </>
              )}
            </Box>
          ) : null}
          {judge.isHandleProvable ? null : (
            <>
              <Box>{t({ id: 'remoteAccount.unprovable' }, { judge: name })}</Box>
              {judge.isSentBySite ? <Box>{t({ id: 'remoteAccount.bySite' })}</Box> : null}
              {judge.canBrowse ? <Box>{t({ id: 'remoteAccount.byHand' })}</Box> : null}
            </>
          )}
          {session === null ? null : (
            <Box color={session.isUsable ? undefined : 'red.fg'}>
              {withGap(
                session.isUsable
                  ? t({ id: 'remoteAccount.sessionIs' }, { name: session.username })
                  : t({ id: 'remoteAccount.sessionLost' }, { name: session.username }),
              )}
              {session.lastUsedAt === null ? null : (
                <>
                  {t({ id: 'remoteAccount.lastUse' })} <RelativeTime at={session.lastUsedAt} />
                </>
              )}
            </Box>
          )}
        </Box>
      </Box>
      <Flex gap="2" wrap="wrap" justify="flex-end">
        {judge.provesHandles ? (
          <Button
            size="xs"
            variant="outline"
            aria-label={
              handle === null
                ? t({ id: 'remoteAccount.connectTo' }, { judge: name })
                : t({ id: 'remoteAccount.changeAt' }, { judge: name })
            }
            onClick={() => setAsked('handle')}
          >
            {handle === null ? t({ id: 'remoteAccount.connect' }) : t({ id: 'remoteAccount.change' })}
          </Button>
        ) : null}
        {handle === null ? null : (
          <Button
            size="xs"
            variant="outline"
            aria-label={t({ id: 'remoteAccount.disconnectFrom' }, { judge: name })}
            onClick={() => setAsked('removeHandle')}
          >
            {t({ id: 'remoteAccount.disconnect' })}
          </Button>
        )}
        {judge.takesSession ? (
          <Button
            size="xs"
            variant="outline"
            aria-label={t({ id: 'remoteAccount.giveSessionOf' }, { judge: name })}
            onClick={() => setAsked('session')}
          >
            {t({ id: 'remoteAccount.giveSession' })}
          </Button>
        ) : null}
        {session === null ? null : (
          <Button
            size="xs"
            variant="outline"
            aria-label={t({ id: 'remoteAccount.forgetSessionOf' }, { judge: name })}
            onClick={() => setAsked('removeSession')}
          >
            {t({ id: 'remoteAccount.forgetSession' })}
          </Button>
        )}
      </Flex>
      {asked === 'handle' ? <HandleDialog judge={judge} onClose={close} /> : null}
      {asked === 'session' ? <SessionDialog judge={judge} onClose={close} /> : null}
      <ConfirmDialog
        isOpen={asked === 'removeHandle'}
        title={t({ id: 'remoteAccount.disconnectFrom' }, { judge: name })}
        text={t({ id: 'remoteAccount.disconnectText' })}
        action={t({ id: 'remoteAccount.disconnect' })}
        onClose={close}
        onConfirm={() =>
          void act(
            async () => (await removeHandle({ variables: { judgeKey } })).data?.removeRemoteHandle,
            t({ id: 'remoteAccount.disconnected' }),
          )
        }
      />
      <ConfirmDialog
        isOpen={asked === 'removeSession'}
        title={t({ id: 'remoteAccount.forgetSessionOf' }, { judge: name })}
        text={t({ id: 'remoteAccount.forgetSessionText' })}
        action={t({ id: 'remoteAccount.forgetSession' })}
        onClose={close}
        onConfirm={() =>
          void act(
            async () => (await removeSession({ variables: { judgeKey } })).data?.removeRemoteSession,
            t({ id: 'remoteAccount.sessionForgotten' }),
          )
        }
      />
    </Flex>
  );
}
