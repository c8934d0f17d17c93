import { Button, Grid, Heading } from '@chakra-ui/react';
import { FormError } from '../../../components/form/form-error.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { Panel } from '../../../components/panel.tsx';
import { faultsOf } from '../../../lib/form/entrance-fields.ts';
import { refusalOf } from '../../../lib/form/refusal.ts';
import { useEntranceForm } from '../../../lib/form/use-entrance-form.ts';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import {
  NewcomerLimitsDocument,
  useChangeNewcomerLimitsMutation,
  useNewcomerLimitsQuery,
  type NewcomerLimits_SwitchesFragment,
} from './newcomer-panel.generated.ts';

const fields = ['newcomerDays', 'newcomerMaxLinks', 'newcomerMaxImages'] as const;

/** As the server limits them. */
const maxDays = 365;
const maxCount = 1_000;

/** What new accounts may put in a text; settings of the site, for super admins. */
export function NewcomerPanel() {
  const t = useText();
  const { data } = useNewcomerLimitsQuery({ fetchPolicy: 'cache-and-network' });
  if (data === undefined) return null;
  const { newcomerDays, newcomerMaxLinks, newcomerMaxImages } = data.siteSwitches;
  return (
    <Panel as="section" px="4" py="3" mt="4">
      <Heading as="h2" size="sm" mb="2">
        {t({ id: 'discussion.newcomers' })}
      </Heading>
      <NewcomerForm key={`${newcomerDays} ${newcomerMaxLinks} ${newcomerMaxImages}`} limits={data.siteSwitches} />
    </Panel>
  );
}

function NewcomerForm({ limits }: { readonly limits: NewcomerLimits_SwitchesFragment }) {
  const t = useText();
  const [change] = useChangeNewcomerLimitsMutation({
    refetchQueries: [NewcomerLimitsDocument],
    awaitRefetchQueries: true,
  });
  const form = useEntranceForm({
    initial: {
      newcomerDays: String(limits.newcomerDays),
      newcomerMaxLinks: String(limits.newcomerMaxLinks),
      newcomerMaxImages: String(limits.newcomerMaxImages),
    },
    check: ({ newcomerDays, newcomerMaxLinks, newcomerMaxImages }) =>
      faultsOf({
        newcomerDays: isWhole(newcomerDays, maxDays) ? null : message({ id: 'discussion.newcomerDaysFault' }),
        newcomerMaxLinks: isWhole(newcomerMaxLinks, maxCount) ? null : message({ id: 'discussion.newcomerFault' }),
        newcomerMaxImages: isWhole(newcomerMaxImages, maxCount) ? null : message({ id: 'discussion.newcomerFault' }),
      }),
    async send(values) {
      const changes = fields.map((key) => ({ key, value: Number(values[key]) }));
      const result = (await change({ variables: { changes } })).data?.updateSiteSettings;
      if (result?.__typename !== 'UpdateSiteSettingsSuccess') return refusalOf(t, result, fields);
      showToast('success', t({ id: 'discussion.newcomersSaved' }));
      return null;
    },
  });
  const number = { inputMode: 'numeric', maxLength: 4, autoComplete: 'off' } as const;
  return (
    <form aria-label={t({ id: 'discussion.newcomers' })} onSubmit={(event) => void form.submit(event)} noValidate>
      <FormError refusal={form.refusal} />
      <Grid gap="3" maxW="48rem" alignItems="start" templateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr 1fr' }}>
        <FormField
          label={t({ id: 'discussion.newcomerDays' })}
          hint={t({ id: 'discussion.newcomerDaysHint' })}
          {...number}
          {...form.field('newcomerDays')}
        />
        <FormField label={t({ id: 'discussion.newcomerMaxLinks' })} {...number} {...form.field('newcomerMaxLinks')} />
        <FormField label={t({ id: 'discussion.newcomerMaxImages' })} {...number} {...form.field('newcomerMaxImages')} />
      </Grid>
      <Button type="submit" size="sm" variant="outline" mt="3" disabled={form.isSending}>
        {t({ id: 'discussion.save' })}
      </Button>
    </form>
  );
}

function isWhole(text: string, most: number): boolean {
  return /^\d{1,4}$/u.test(text.trim()) && Number(text) <= most;
}
