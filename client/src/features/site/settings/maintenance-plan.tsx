import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { domainErrorText, isSuccess } from '../../../lib/failure/domain-error.ts';
import { useAttempt } from '../../../lib/failure/use-attempt.ts';
import { formatMinute } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useSiteConfig } from '../../../lib/site/use-site-config.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import { MaintenanceDialog, kindTexts } from './maintenance-dialog.tsx';
import { useCancelMaintenanceMutation } from './maintenance.generated.ts';
import { SiteSettingsDocument } from './settings.generated.ts';

/** The maintenance there may be, and what can be done about it. */
export function MaintenancePlan() {
  const t = useText();
  const { maintenance } = useSiteConfig();
  const [opened, setOpened] = useState<'plan' | 'end' | null>(null);
  const [cancel] = useCancelMaintenanceMutation({ refetchQueries: [SiteSettingsDocument] });
  const { isBusy, attempt } = useAttempt((sentence) => showToast('error', sentence));
  const end = async () => {
    const result = (await cancel()).data?.endMaintenance;
    if (isSuccess(result)) showToast('success', t({ id: 'settings.maintenance.ended' }));
    else showToast('error', domainErrorText(t, result));
  };
  return (
    <>
      {maintenance === null ? null : (
        <Text mt="1" fontSize="sm">
          {t(
            { id: 'settings.maintenance.planned' },
            {
              kind: t(kindTexts[maintenance.kind]),
              from: formatMinute(new Date(maintenance.startsAt)),
              to: formatMinute(new Date(maintenance.endsAt)),
            },
          )}
        </Text>
      )}
      <Flex mt="1" gap="2" wrap="wrap">
        <Button size="xs" variant="outline" aria-haspopup="dialog" onClick={() => setOpened('plan')}>
          {maintenance === null ? t({ id: 'settings.maintenance.plan' }) : t({ id: 'settings.maintenance.change' })}
        </Button>
        {maintenance === null ? null : (
          <Button
            size="xs"
            variant="outline"
            aria-disabled={isBusy}
            aria-haspopup="dialog"
            onClick={() => setOpened('end')}
          >
            {t({ id: 'settings.maintenance.end' })}
          </Button>
        )}
      </Flex>
      {opened === 'plan' ? <MaintenanceDialog maintenance={maintenance} onClose={() => setOpened(null)} /> : null}
      <ConfirmDialog
        isOpen={opened === 'end' && maintenance !== null}
        title={t({ id: 'settings.maintenance.endTitle' })}
        text={t({ id: 'settings.maintenance.endText' })}
        action={t({ id: 'settings.maintenance.end' })}
        onConfirm={() => void attempt(end)}
        onClose={() => setOpened(null)}
      />
    </>
  );
}
