import { Box, Button, Flex } from '@chakra-ui/react';
import { ProgressBar } from '../../../../components/progress-bar.tsx';
import { formatBytes } from '../../../../lib/format/format-bytes.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import type { TestUpload } from './use-test-upload.ts';

const fullPercent = 100;

/** How far an archive is, first on its way, then in being read. */
export function UploadProgress({ upload: { step, pause, go, cancel } }: { readonly upload: TestUpload }) {
  const t = useText();
  if (step.name !== 'sending' && step.name !== 'reading') return null;
  const isSending = step.name === 'sending';
  const [done, total] = isSending ? [step.sentBytes, step.totalBytes] : [step.entriesDone, step.entriesTotal ?? 0];
  const share = total === 0 ? 0 : done / total;
  return (
    <Box borderWidth="1px" borderRadius="l3" px="4" py="3">
      <Flex justify="space-between" gap="3" wrap="wrap" mb="2" fontSize="sm">
        <Box minW="0" wordBreak="break-word" fontWeight="medium">
          {step.fileName}
        </Box>
        <Box color="fg.muted">
          {isSending
            ? t(
                { id: 'author.upload.sent' },
                { sent: formatBytes(step.sentBytes), total: formatBytes(step.totalBytes) },
              )
            : t({ id: 'author.upload.entries' }, { done: step.entriesDone, total: step.entriesTotal ?? 0 })}
        </Box>
      </Flex>
      <ProgressBar
        label={isSending ? t({ id: 'author.upload.sending' }) : t({ id: 'author.upload.reading' })}
        share={share}
        isStopped={isSending && step.state === 'paused'}
      />
      <Flex mt="2" gap="2" align="center" justify="space-between" wrap="wrap">
        <Box role="status" fontSize="xs" color="fg.muted">
          {isSending ? (
            <SendingText step={step} percent={Math.floor(share * fullPercent)} />
          ) : (
            t({ id: 'author.upload.reading' })
          )}
        </Box>
        <Flex gap="2">
          {isSending ? (
            <Button size="xs" variant="outline" onClick={step.state === 'running' ? pause : go}>
              {step.state === 'running' ? t({ id: 'author.upload.pause' }) : t({ id: 'author.upload.continue' })}
            </Button>
          ) : null}
          <Button size="xs" variant="outline" onClick={cancel}>
            {t({ id: 'action.cancel' })}
          </Button>
        </Flex>
      </Flex>
    </Box>
  );
}

function SendingText({
  step,
  percent,
}: {
  readonly step: Extract<TestUpload['step'], { name: 'sending' }>;
  readonly percent: number;
}) {
  const t = useText();
  if (step.state === 'paused') return t({ id: 'author.upload.paused' }, { percent });
  if (step.state === 'waiting') return t({ id: 'author.upload.waiting' }, { percent });
  if (step.bytesPerSecond === null) return t({ id: 'author.upload.running' }, { percent });
  return t({ id: 'author.upload.rate' }, { percent, rate: formatBytes(Math.round(step.bytesPerSecond)) });
}
