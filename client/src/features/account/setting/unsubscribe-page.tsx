import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeading } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Panel } from '../../../components/panel.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';

const outcomes = {
  STOPPED: message({ id: 'setting.digestStopped' }),
  BROKEN: message({ id: 'setting.digestBroken' }),
  FAILED: message({ id: 'setting.digestFailed' }),
} as const;

/** Where the link of a daily mail leads: a button ends them, signed in or not. */
export function UnsubscribePage() {
  const t = useText();
  const token = useSearchParams()[0].get('token') ?? '';
  const [outcome, setOutcome] = useState<keyof typeof outcomes | null>(token === '' ? 'BROKEN' : null);
  const [isBusy, setBusy] = useState(false);
  const stop = async () => {
    setBusy(true);
    try {
      // The same call that mail programs make.
      const { ok } = await fetch(`/api/unsubscribe?token=${encodeURIComponent(token)}`, { method: 'POST' });
      setOutcome(ok ? 'STOPPED' : 'BROKEN');
    } catch {
      setOutcome('FAILED');
    }
    setBusy(false);
  };
  return (
    <PageBody>
      <PageTitle text={t({ id: 'setting.digestStop' })} />
      <Panel maxW="26rem" mx="auto" p={{ base: '4', md: '6' }}>
        <PageHeading size="md" mb="3">
          {t({ id: 'setting.digestStop' })}
        </PageHeading>
        <Text color="fg.muted" mb="4">
          {t({ id: 'setting.digestStopText' })}
        </Text>
        {outcome === null || outcome === 'FAILED' ? (
          <Button size="sm" colorPalette="accent" loading={isBusy} onClick={() => void stop()}>
            {t({ id: 'setting.digestStop' })}
          </Button>
        ) : null}
        <Text aria-live="polite" mt={outcome === 'FAILED' ? '3' : '0'}>
          {outcome === null ? '' : t(outcomes[outcome])}
        </Text>
        {outcome === 'STOPPED' || outcome === 'BROKEN' ? (
          <TextLink to="/setting?open=mail">{t({ id: 'setting.toSettings' })}</TextLink>
        ) : null}
      </Panel>
    </PageBody>
  );
}
