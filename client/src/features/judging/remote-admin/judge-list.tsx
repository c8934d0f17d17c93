import { Badge, Box, Button, Flex, Link, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Fact, FactList } from '../../../components/fact-list.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { remoteCauses, remoteModes, remoteStates } from '../../../components/remote/remote-looks.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useIsPhone } from '../../../lib/preferences/use-is-phone.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { BreakerLines } from './breaker-lines.tsx';
import { JudgeDialog } from './judge-dialog.tsx';
import {
  useCheckRemoteJudgeMutation,
  useSwitchRemoteAccountMutation,
  type ManagedJudge_JudgeFragment,
  type RemoteAccount_AccountFragment,
} from './remote-admin.generated.ts';
import { useSecondsText } from './use-seconds-text.ts';

/** Remote judges with their figures. */
export function JudgeList({
  judges,
  accounts,
}: {
  readonly judges: readonly ManagedJudge_JudgeFragment[];
  readonly accounts: readonly RemoteAccount_AccountFragment[];
}) {
  const t = useText();
  return (
    <Box as="ul" listStyleType="none" aria-label={t({ id: 'remoteAdmin.judges' })}>
      {judges.map((judge) => (
        <JudgeRow
          key={judge.key}
          judge={judge}
          needy={accounts.filter(({ judgeKey, state }) => judgeKey === judge.accountsOf && state === 'NEEDS_HUMAN')}
        />
      ))}
    </Box>
  );
}

interface JudgeRowProps {
  readonly judge: ManagedJudge_JudgeFragment;
  /** Accounts there that need a person. */
  readonly needy: readonly RemoteAccount_AccountFragment[];
}

function JudgeRow({ judge, needy }: JudgeRowProps) {
  const t = useText();
  const act = useAct();
  const isPhone = useIsPhone();
  const [isChanging, setChanging] = useState(false);
  const [check, { loading }] = useCheckRemoteJudgeMutation();
  const { key, name, url, state, cause, modes, canaryFailure } = judge;
  return (
    <Box as="li" px={{ base: '3', md: '4' }} py="3" layerStyle="row" data-judge={key}>
      <Flex align="center" gap="2" wrap="wrap">
        <Link href={url} target="_blank" rel="noreferrer" fontWeight="medium" overflowWrap="anywhere">
          {name}
        </Link>
        <Badge size="sm" variant="subtle" colorPalette={remoteStates[state].palette}>
          {t(remoteStates[state].label)}
        </Badge>
        {cause === null ? null : (
          <Text as="span" fontSize="xs" color="fg.muted">
            {t(remoteCauses[cause])}
          </Text>
        )}
        <Flex gap="2" ms={{ md: 'auto' }}>
          <Button
            size="xs"
            variant="outline"
            loading={loading}
            loadingText={t({ id: 'remoteAdmin.check' })}
            aria-label={t({ id: 'remoteAdmin.checkOf' }, { name })}
            onClick={() =>
              void act(
                async () => (await check({ variables: { key } })).data?.result,
                t({ id: 'remoteAdmin.checked' }, { name }),
              )
            }
          >
            {t({ id: 'remoteAdmin.check' })}
          </Button>
          <Button
            size="xs"
            variant="outline"
            aria-label={t({ id: 'remoteAdmin.changeOf' }, { name })}
            onClick={() => setChanging(true)}
          >
            {t({ id: 'remoteAdmin.change' })}
          </Button>
        </Flex>
      </Flex>
      <Text fontSize="xs" color="fg.muted" mb="2">
        {modes.length === 0 ? t({ id: 'remoteAdmin.noModes' }) : modes.map((mode) => t(remoteModes[mode])).join(' · ')}
      </Text>
      {isPhone ? (
        <Box as="details" fontSize="sm">
          <Box as="summary" cursor="button" color="accent.fg" py="1">
            {t({ id: 'remoteAdmin.facts' })}
          </Box>
          <JudgeFacts judge={judge} />
        </Box>
      ) : (
        <JudgeFacts judge={judge} />
      )}
      {canaryFailure === null ? null : (
        <Text mt="1" color="red.fg" fontSize="xs" overflowWrap="anywhere">
          {t({ id: 'remoteAdmin.canaryFound' }, { found: canaryFailure })}
        </Text>
      )}
      {needy.map((account) => (
        <NeedyLine key={account.id} account={account} />
      ))}
      <BreakerLines judge={judge} needsPerson={needy.length > 0} />
      {isChanging ? <JudgeDialog judge={judge} onClose={() => setChanging(false)} /> : null}
    </Box>
  );
}

/** An account that sends nothing before a person has looked at it. */
function NeedyLine({ account: { id, username, advice } }: { readonly account: RemoteAccount_AccountFragment }) {
  const t = useText();
  const act = useAct();
  const [change, { loading }] = useSwitchRemoteAccountMutation();
  const switchText = t({ id: 'remoteAdmin.enable' });
  return (
    <Flex mt="2" columnGap="2" align="center" wrap="wrap" fontSize="sm" data-needy={username}>
      <Box color="amber.fg" overflowWrap="anywhere">
        {t({ id: 'remoteAdmin.needsPerson' }, { name: username })}
      </Box>
      <Button
        size="2xs"
        variant="outline"
        loading={loading}
        loadingText={switchText}
        aria-label={t({ id: 'remoteAdmin.actOf' }, { act: switchText, name: username })}
        onClick={() =>
          void act(
            async () => (await change({ variables: { id, isOn: true } })).data?.result,
            t({ id: 'remoteAdmin.accountSaved' }, { name: username }),
          )
        }
      >
        {switchText}
      </Button>
      {advice === null ? null : (
        <Box flexBasis="full" color="fg.muted" fontSize="xs">
          {advice}
        </Box>
      )}
    </Flex>
  );
}

function JudgeFacts({ judge }: { readonly judge: ManagedJudge_JudgeFragment }) {
  const t = useText();
  const { queue, times, refusals, terms, canaryAt } = judge;
  const secondsText = useSecondsText();
  const yesOrNo = (is: boolean | null) =>
    is === null ? t({ id: 'remoteAdmin.unknown' }) : is ? t({ id: 'remoteAdmin.yes' }) : t({ id: 'remoteAdmin.no' });
  return (
    <FactList fontSize="sm">
      <Fact label={t({ id: 'remoteAdmin.queue' })}>
        {t({ id: 'remoteAdmin.queueText' }, { waiting: queue.waiting, running: queue.running + queue.uncertain })}
      </Fact>
      {queue.byHand === 0 ? null : <Fact label={t({ id: 'remoteAdmin.byHand' })}>{queue.byHand}</Fact>}
      {queue.held === 0 ? null : <Fact label={t({ id: 'remoteAdmin.held' })}>{queue.held}</Fact>}
      {queue.oldestAt === null ? null : (
        <Fact label={t({ id: 'remoteAdmin.oldest' })}>
          <RelativeTime at={queue.oldestAt} />
        </Fact>
      )}
      {times.runP50 === null ? null : (
        <Fact label={t({ id: 'remoteAdmin.runTimes' })}>
          {secondsText(times.runP50)} / {secondsText(times.runP95)}
        </Fact>
      )}
      {times.verdictP50 === null ? null : (
        <Fact label={t({ id: 'remoteAdmin.verdictTimes' })}>
          {secondsText(times.verdictP50)} / {secondsText(times.verdictP95)}
        </Fact>
      )}
      {refusals.length === 0 ? null : (
        <Fact label={t({ id: 'remoteAdmin.refusals' })}>
          {refusals.map(({ reason, reasonText, count }) => (
            <Box key={reason}>{t({ id: 'remoteAdmin.refusal' }, { count, reason: reasonText })}</Box>
          ))}
        </Fact>
      )}
      <Fact label={t({ id: 'remoteAdmin.canary' })}>
        {canaryAt === null ? t({ id: 'remoteAdmin.never' }) : <RelativeTime at={canaryAt} />}
      </Fact>
      <Fact label={t({ id: 'remoteAdmin.sharedAccount' })}>{yesOrNo(terms.isSharedAccountAllowed)}</Fact>
      <Fact label={t({ id: 'remoteAdmin.copy' })}>{yesOrNo(terms.isCopyAllowed)}</Fact>
      {terms.url === null ? null : (
        <Fact label={t({ id: 'remoteAdmin.terms' })}>
          <Link href={terms.url} target="_blank" rel="noreferrer" color="accent.fg">
            {t({ id: 'remoteAdmin.readTerms' })}
          </Link>
        </Fact>
      )}
    </FactList>
  );
}
