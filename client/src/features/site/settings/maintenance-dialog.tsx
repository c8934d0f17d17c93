import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { CheckLabel } from '../../../components/form/check-label.tsx';
import { ChoiceField } from '../../../components/form/choice-field.tsx';
import { FormError } from '../../../components/form/form-error.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { isSuccess } from '../../../lib/failure/domain-error.ts';
import { useAttempt } from '../../../lib/failure/use-attempt.ts';
import { focusFirstFault } from '../../../lib/form/focus-first-fault.ts';
import { noRefusal, refusalOf, withoutFault } from '../../../lib/form/refusal.ts';
import { timeZone } from '../../../lib/format/figures.ts';
import { fromLocalText, toLocalText } from '../../../lib/format/local-time.ts';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import type { Maintenance_MaintenanceFragment } from '../../../lib/site/site-config.generated.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import { useSetMaintenanceMutation } from './maintenance.generated.ts';
import { SiteSettingsDocument } from './settings.generated.ts';

type Kind = Maintenance_MaintenanceFragment['kind'];

/** What each kind is called. */
export const kindTexts = {
  READ_ONLY: message({ id: 'settings.maintenance.READ_ONLY' }),
  CLOSED: message({ id: 'settings.maintenance.CLOSED' }),
} as const;
const kinds: readonly Kind[] = ['READ_ONLY', 'CLOSED'];

const hourMs = 3_600_000;
/** Hours from the banner to the start unless changed. */
const usualHours = 24;
const maxLength = 500;
const names = ['startsAt', 'endsAt', 'bannerHours', 'zhCN', 'enUS'];

type Values = Readonly<Record<'startsAt' | 'endsAt' | 'bannerHours' | 'zhCN' | 'enUS', string>> & {
  readonly kind: Kind;
};

interface MaintenanceDialogProps {
  /** Null: a new one. */
  readonly maintenance: Maintenance_MaintenanceFragment | null;
  readonly onClose: () => void;
}

/** Plans a maintenance or changes it. Contests in its way are named, and it is then confirmed. */
export function MaintenanceDialog({ maintenance, onClose }: MaintenanceDialogProps) {
  const t = useText();
  const [values, setValues] = useState(() => valuesOf(maintenance));
  const [refusal, setRefusal] = useState(noRefusal);
  const [meetsContests, setMeetsContests] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);
  const [set] = useSetMaintenanceMutation({ refetchQueries: [SiteSettingsDocument] });
  const { isBusy, attempt } = useAttempt((form) => setRefusal({ ...noRefusal, form }));
  const textField = (name: keyof typeof values) => ({
    value: values[name],
    error: refusal.fields[name] ?? null,
    onValue: (text: string) => {
      setValues({ ...values, [name]: text });
      setRefusal(withoutFault(name));
    },
  });
  const send = async () => {
    const [from, to] = [fromLocalText(values.startsAt), fromLocalText(values.endsAt)];
    const hours = /^\d{1,3}$/u.test(values.bannerHours) ? Number(values.bannerHours) : Number.NaN;
    const faults = {
      ...(from === null && { startsAt: t({ id: 'settings.maintenance.noTime' }) }),
      ...(to === null && { endsAt: t({ id: 'settings.maintenance.noTime' }) }),
      ...(Number.isNaN(hours) && { bannerHours: t({ id: 'settings.fault.number' }, { min: 0, max: 168 }) }),
    };
    if (from === null || to === null || Number.isNaN(hours)) {
      setRefusal({ ...noRefusal, fields: faults });
      return;
    }
    const { kind, zhCN, enUS } = values;
    const input = {
      kind,
      zhCN,
      enUS,
      startsAt: from.toISOString(),
      endsAt: to.toISOString(),
      bannerHours: hours,
      isConfirmed,
    };
    const result = (await set({ variables: { input } })).data?.setMaintenance;
    if (isSuccess(result)) {
      showToast('success', t({ id: 'settings.saved' }));
      onClose();
      return;
    }
    setMeetsContests(result?.__typename === 'MaintenanceMeetsContests');
    setRefusal(refusalOf(t, result, names));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void attempt(send).then(() => focusFirstFault(form));
  };
  return (
    <SheetDialog title={t({ id: 'settings.key.maintenance' })} size="sm" widest="36rem" onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack gap="3" pb="3">
          <ChoiceField
            label={t({ id: 'settings.maintenance.kind' })}
            hint={t({ id: 'settings.maintenance.kindHint' })}
            options={kinds.map((kind) => [kind, t(kindTexts[kind])] as const)}
            value={values.kind}
            error={null}
            onValue={(kind) => setValues({ ...values, kind: kind === 'CLOSED' ? 'CLOSED' : 'READ_ONLY' })}
          />
          <Text fontSize="sm" color="fg.muted">
            {t({ id: 'settings.maintenance.zone' }, { zone: timeZone() })}
          </Text>
          <FormField
            type="datetime-local"
            isRequired
            label={t({ id: 'settings.maintenance.from' })}
            beside={
              <Button
                size="sm"
                variant="outline"
                onClick={() => textField('startsAt').onValue(toLocalText(new Date().toISOString()))}
              >
                {t({ id: 'settings.maintenance.now' })}
              </Button>
            }
            {...textField('startsAt')}
          />
          <FormField
            type="datetime-local"
            isRequired
            label={t({ id: 'settings.maintenance.to' })}
            hint={t({ id: 'settings.maintenance.toHint' })}
            {...textField('endsAt')}
          />
          <FormField
            inputMode="numeric"
            maxLength={3}
            label={t({ id: 'settings.maintenance.bannerHours' })}
            {...textField('bannerHours')}
          />
          <FormField
            lines={2}
            maxLength={maxLength}
            label={t({ id: 'settings.maintenance.zhCN' })}
            {...textField('zhCN')}
          />
          <FormField
            lines={2}
            maxLength={maxLength}
            label={t({ id: 'settings.maintenance.enUS' })}
            {...textField('enUS')}
          />
          <FormError refusal={refusal} />
          {meetsContests ? (
            <CheckLabel>
              <input type="checkbox" checked={isConfirmed} onChange={(event) => setConfirmed(event.target.checked)} />
              {t({ id: 'settings.maintenance.confirm' })}
            </CheckLabel>
          ) : null}
          <Flex gap="2" justify="flex-end">
            <Button size="sm" variant="outline" onClick={onClose}>
              {t({ id: 'action.cancel' })}
            </Button>
            <Button type="submit" size="sm" colorPalette="accent" aria-disabled={isBusy}>
              {t({ id: 'settings.save' })}
            </Button>
          </Flex>
        </Stack>
      </form>
    </SheetDialog>
  );
}

function valuesOf(maintenance: Maintenance_MaintenanceFragment | null): Values {
  if (maintenance === null) {
    return { kind: 'READ_ONLY', startsAt: '', endsAt: '', bannerHours: String(usualHours), zhCN: '', enUS: '' };
  }
  const { kind, startsAt, endsAt, bannerFrom, zhCN, enUS } = maintenance;
  const hours = Math.round((Date.parse(startsAt) - Date.parse(bannerFrom)) / hourMs);
  return { kind, startsAt: toLocalText(startsAt), endsAt: toLocalText(endsAt), bannerHours: String(hours), zhCN, enUS };
}
