import { Badge, Box, Flex, Link } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Panel } from '../../../components/panel.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { remoteModes } from '../../../components/remote/remote-looks.ts';
import { RowAct, RowMenu } from '../../../components/row-menu.tsx';
import { formatDateTime } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { withGap } from '../../../lib/intl/with-gap.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { AccountDialog } from './account-dialog.tsx';
import { Details } from './details.tsx';
import {
  useCheckRemoteAccountMutation,
  useRemoveRemoteAccountMutation,
  useSwitchRemoteAccountMutation,
  type ManagedJudge_JudgeFragment,
  type RemoteAccount_AccountFragment,
} from './remote-admin.generated.ts';
import { accountLookOf } from './remote-texts.ts';

interface AccountListProps {
  readonly accounts: readonly RemoteAccount_AccountFragment[];
  readonly judges: readonly ManagedJudge_JudgeFragment[];
}

/** Accounts of the site at remote judges. */
export function AccountList({ accounts, judges }: AccountListProps) {
  const t = useText();
  return (
    <Panel>
      {accounts.length === 0 ? (
        <EmptyState
          icon="user"
          title={t({ id: 'remoteAdmin.noAccounts' })}
          hint={t({ id: 'remoteAdmin.noAccountsHint' })}
        />
      ) : (
        <Box as="ul" listStyleType="none" aria-label={t({ id: 'remoteAdmin.accounts' })}>
          {accounts.map((account) => (
            <AccountRow key={account.id} account={account} accounts={accounts} judges={judges} />
          ))}
        </Box>
      )}
    </Panel>
  );
}

interface AccountProps extends AccountListProps {
  readonly account: RemoteAccount_AccountFragment;
}

function AccountRow({ account, accounts, judges }: AccountProps) {
  const t = useText();
  const { judgeKey, username, mode, note, advice, pausedUntil, checkedAt, usedAt } = account;
  const { isSignedIn, signInsLastHour } = account;
  const look = accountLookOf(account);
  return (
    <Box as="li" px={{ base: '3', md: '4' }} py="2.5" layerStyle="row" data-account={username}>
      <Flex align="center" gap="2" wrap="wrap">
        <Box fontWeight="medium" overflowWrap="anywhere">
          {judges.find(({ key }) => key === judgeKey)?.name ?? judgeKey} {username}
        </Box>
        <Badge size="sm" variant="subtle" colorPalette={look.palette}>
          {t(look.label)}
        </Badge>
        <AccountActs account={account} accounts={accounts} judges={judges} />
      </Flex>
      <Flex mt={{ base: '2', md: '0' }} columnGap="3" wrap="wrap" fontSize="xs" color="fg.muted">
        <span>{t(remoteModes[mode])}</span>
        <span>{isSignedIn ? t({ id: 'remoteAdmin.signedIn' }) : t({ id: 'remoteAdmin.signedOut' })}</span>
        {signInsLastHour === 0 ? null : <span>{t({ id: 'remoteAdmin.signIns' }, { count: signInsLastHour })}</span>}
        {pausedUntil === null || Date.parse(pausedUntil) < Date.now() ? null : (
          <span>{t({ id: 'remoteAdmin.pausedUntil' }, { at: formatDateTime(new Date(pausedUntil)) })}</span>
        )}
        {checkedAt === null ? null : (
          <span>{t({ id: 'remoteAdmin.checkedAt' }, { at: formatDateTime(new Date(checkedAt)) })}</span>
        )}
        {usedAt === null ? null : (
          <span>
            {t({ id: 'remoteAdmin.lastSuccess' })} <RelativeTime at={usedAt} />
          </span>
        )}
        {account.inFlightJobId === null ? null : (
          <span>{t({ id: 'remoteAdmin.inFlight' }, { job: `#${account.inFlightJobId}` })}</span>
        )}
      </Flex>
      {advice === null ? null : (
        <Box mt="1" fontSize="sm">
          {withGap(advice)}
          {account.pageUrl === null ? null : (
            <Link href={account.pageUrl} target="_blank" rel="noreferrer" color="accent.fg">
              {account.pageUrl}
            </Link>
          )}
        </Box>
      )}
      <Details text={note} />
    </Box>
  );
}

/** What becomes of an account that is removed, and of the programs that wait for its judge. */
function useRemovalText({ account: { id, judgeKey, mode }, accounts, judges }: AccountProps): string {
  const t = useText();
  const count = judges.reduce((sum, { accountsOf, queue }) => (accountsOf === judgeKey ? sum + queue.waiting : sum), 0);
  if (count === 0) return t({ id: 'remoteAdmin.removeText' });
  const hasOther = accounts.some(
    (other) => other.id !== id && other.judgeKey === judgeKey && other.mode === mode && other.state === 'OK',
  );
  return hasOther
    ? t({ id: 'remoteAdmin.removeTextOthers' }, { count })
    : t({ id: 'remoteAdmin.removeTextAlone' }, { count });
}

function AccountActs({ account, accounts, judges }: AccountProps) {
  const t = useText();
  const act = useAct();
  const [isChanging, setChanging] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const [check, { loading: isChecking }] = useCheckRemoteAccountMutation();
  const [change, { loading: isSwitching }] = useSwitchRemoteAccountMutation();
  const [remove] = useRemoveRemoteAccountMutation();
  const { id, username: name, state } = account;
  const isOn = state !== 'OK';
  const switchText = isOn ? t({ id: 'remoteAdmin.enable' }) : t({ id: 'remoteAdmin.disable' });
  const done = t({ id: 'remoteAdmin.accountSaved' }, { name });
  const removalText = useRemovalText({ account, accounts, judges });
  const acts = [
    {
      id: 'check',
      text: t({ id: 'remoteAdmin.checkAccount' }),
      isBusy: isChecking,
      onPress: () => {
        const works = t({ id: 'remoteAdmin.signInWorks' }, { name });
        void act(async () => (await check({ variables: { id } })).data?.result, works);
      },
    },
    {
      id: 'switch',
      text: switchText,
      isBusy: isSwitching,
      onPress: () => void act(async () => (await change({ variables: { id, isOn } })).data?.result, done),
    },
    { id: 'secret', text: t({ id: 'remoteAdmin.newSecret' }), isBusy: false, onPress: () => setChanging(true) },
  ];
  return (
    <Flex gap="2" ms={{ md: 'auto' }} wrap="wrap">
      <RowMenu name={name}>
        {acts.map(({ id: actId, text, isBusy, onPress }) => (
          <RowAct key={actId} id={actId} isDisabled={isBusy} onPress={onPress}>
            {text}
          </RowAct>
        ))}
        <RowAct id="remove" isHarsh onPress={() => setRemoving(true)}>
          {t({ id: 'remoteAdmin.remove' })}
        </RowAct>
      </RowMenu>
      {isChanging ? <AccountDialog judges={judges} account={account} onClose={() => setChanging(false)} /> : null}
      <ConfirmDialog
        isOpen={isRemoving}
        title={t({ id: 'remoteAdmin.actOf' }, { act: t({ id: 'remoteAdmin.remove' }), name })}
        text={removalText}
        action={t({ id: 'remoteAdmin.remove' })}
        onClose={() => setRemoving(false)}
        onConfirm={() =>
          void act(
            async () => (await remove({ variables: { id } })).data?.result,
            t({ id: 'remoteAdmin.removed' }, { name }),
          )
        }
      />
    </Flex>
  );
}
