import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useOutboxMailQuery } from './outbox.generated.ts';

const forms = ['html', 'text'] as const;
const labels = { html: message({ id: 'outbox.asHtml' }), text: message({ id: 'outbox.asText' }) } as const;

/**
 * A mail as its reader gets it. The page of the mail stands in a sandbox: nothing of it can run, or reach this page.
 */
export function MailDialog({ mailId, onClose }: { readonly mailId: number; readonly onClose: () => void }) {
  const t = useText();
  const [form, setForm] = useState<(typeof forms)[number]>('html');
  const { data, error, refetch } = useOutboxMailQuery({ variables: { id: mailId }, fetchPolicy: 'network-only' });
  const mail = data?.mail;
  const preview = mail?.preview ?? null;
  return (
    <SheetDialog title={preview?.subject ?? t({ id: 'outbox.mail' }, { id: `#${mailId}` })} size="md" onClose={onClose}>
      <LoadingRows data={data} error={error} onRetry={() => void refetch()} count={6} />
      {data !== undefined && preview === null ? <Text color="fg.muted">{t({ id: 'outbox.noPreview' })}</Text> : null}
      {mail && preview ? (
        <>
          <Flex justify="space-between" align="center" gap="2" mb="3" wrap="wrap">
            <Text color="fg.muted" minW="0" overflowWrap="anywhere">
              {t({ id: 'outbox.to' }, { to: mail.to })}
            </Text>
            <Flex gap="1" role="group" aria-label={t({ id: 'outbox.form' })}>
              {forms.map((name) => (
                <Button
                  key={name}
                  size="xs"
                  variant={name === form ? 'subtle' : 'outline'}
                  colorPalette={name === form ? 'accent' : 'gray'}
                  aria-pressed={name === form}
                  onClick={() => setForm(name)}
                >
                  {t(labels[name])}
                </Button>
              ))}
            </Flex>
          </Flex>
          {form === 'html' ? (
            <Frame
              title={t({ id: 'outbox.asHtml' })}
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              srcDoc={preview.html}
            />
          ) : (
            <Box
              as="pre"
              tabIndex={0}
              p="3"
              borderWidth="1px"
              borderRadius="l2"
              bg="bg.subtle"
              fontFamily="mono"
              fontSize="xs"
              whiteSpace="pre-wrap"
              overflowWrap="anywhere"
            >
              {preview.text}
            </Box>
          )}
        </>
      ) : null}
    </SheetDialog>
  );
}

const Frame = chakra('iframe', {
  base: { width: 'full', height: '26rem', borderWidth: '1px', borderRadius: 'l2', display: 'block' },
});
