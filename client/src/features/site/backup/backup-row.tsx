import { Badge, Box, Button, Flex } from '@chakra-ui/react';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { formatDateTime, formatMemory } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { backupStates } from './backup-states.ts';
import { useVerifyBackupMutation, type BackupRow_BackupFragment } from './backup.generated.ts';

/** One backup: its state, where it lies, and whether it was verified. */
export function BackupRow({ backup }: { readonly backup: BackupRow_BackupFragment }) {
  const t = useText();
  const act = useAct();
  const [verify, { loading }] = useVerifyBackupMutation();
  const { id, state, path, askedAt, finishedAt, sizeBytes, failure, isBeingVerified, verifiedAt, verifyFailure } =
    backup;
  const { label, palette } = backupStates[state];
  const at = formatDateTime(new Date(finishedAt ?? askedAt));
  return (
    <Box as="li" px={{ base: '3', md: '4' }} py="2.5" layerStyle="row" data-backup={id}>
      <Flex align="center" gap="2" wrap="wrap">
        <Badge size="sm" variant="subtle" colorPalette={palette}>
          {t(label)}
        </Badge>
        <Box fontWeight="medium" minW="0" overflowWrap="anywhere">
          {path ?? at}
        </Box>
        {state === 'DONE' ? (
          <Button
            ms="auto"
            size="xs"
            variant="outline"
            disabled={loading || isBeingVerified}
            aria-label={t({ id: 'backup.verifyOf' }, { at })}
            onClick={() =>
              void act(
                async () => (await verify({ variables: { id } })).data?.verifyBackup,
                t({ id: 'backup.verifyStarted' }),
              )
            }
          >
            {t({ id: 'backup.verify' })}
          </Button>
        ) : null}
      </Flex>
      <Flex mt="1" columnGap="3" wrap="wrap" color="fg.muted" fontSize="xs">
        <RelativeTime at={finishedAt ?? askedAt} />
        {sizeBytes === null ? null : <span>{formatMemory(sizeBytes / 1024)}</span>}
        {isBeingVerified ? <span>{t({ id: 'backup.verifying' })}</span> : null}
        {verifiedAt === null ? null : (
          <span>{t({ id: 'backup.verified' }, { at: formatDateTime(new Date(verifiedAt)) })}</span>
        )}
      </Flex>
      {failure === null ? null : <Fault text={t({ id: 'backup.failed' }, { reason: failure })} />}
      {verifyFailure === null ? null : <Fault text={t({ id: 'backup.verifyFailed' }, { reason: verifyFailure })} />}
    </Box>
  );
}

function Fault({ text }: { readonly text: string }) {
  return (
    <Box mt="1" color="red.fg" fontSize="xs" overflowWrap="anywhere">
      {text}
    </Box>
  );
}
