import { Button, Flex, Stack } from '@chakra-ui/react';
import { FormError } from '../../../components/form/form-error.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { faultsOf } from '../../../lib/form/entrance-fields.ts';
import { refusalOf } from '../../../lib/form/refusal.ts';
import { useEntranceForm } from '../../../lib/form/use-entrance-form.ts';
import { fromLocalText, toLocalText } from '../../../lib/format/local-time.ts';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import {
  useCreateOutsideContestMutation,
  useUpdateOutsideContestMutation,
  type ManagedOutsideContestFragment,
} from './home-content.generated.ts';

const fields = ['title', 'site', 'url', 'startsAt', 'endsAt'] as const;
const maxTitle = 255;
const maxSite = 100;

interface OutsideDialogProps {
  /** Null: a new one. */
  readonly contest: ManagedOutsideContestFragment | null;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** A contest of another site. */
export function OutsideDialog({ contest, onDone, onClose }: OutsideDialogProps) {
  const t = useText();
  const [create] = useCreateOutsideContestMutation();
  const [update] = useUpdateOutsideContestMutation();
  const form = useEntranceForm<(typeof fields)[number]>({
    initial: {
      title: contest?.title ?? '',
      site: contest?.site ?? '',
      url: contest?.url ?? '',
      startsAt: contest === null ? '' : toLocalText(contest.startsAt),
      endsAt: contest === null || contest.endsAt === null ? '' : toLocalText(contest.endsAt),
    },
    check: ({ title, site, url, startsAt, endsAt }) => {
      const [start, end] = [fromLocalText(startsAt), fromLocalText(endsAt)];
      return faultsOf({
        title: title.trim() === '' ? message({ id: 'siteContent.fault.title' }) : null,
        site: site.trim() === '' ? message({ id: 'homeContent.fault.site' }) : null,
        url: url.trim() === '' ? message({ id: 'homeContent.fault.url' }) : null,
        startsAt: start === null ? message({ id: 'homeContent.fault.start' }) : null,
        endsAt: start !== null && end !== null && end <= start ? message({ id: 'homeContent.fault.end' }) : null,
      });
    },
    async send({ title, site, url, startsAt, endsAt }) {
      const input = {
        title,
        site,
        url: url.trim(),
        startsAt: fromLocalText(startsAt)?.toISOString() ?? '',
        endsAt: fromLocalText(endsAt)?.toISOString() ?? null,
      };
      const result =
        contest === null
          ? (await create({ variables: { input } })).data?.createOutsideContest
          : (await update({ variables: { id: contest.id, input } })).data?.updateOutsideContest;
      if (result?.__typename !== 'CreateOutsideContestSuccess' && result?.__typename !== 'UpdateOutsideContestSuccess')
        return refusalOf(t, result, fields);
      showToast('success', t({ id: 'siteContent.saved' }));
      onDone();
      onClose();
      return null;
    },
  });
  return (
    <SheetDialog
      title={contest === null ? t({ id: 'homeContent.addContest' }) : t({ id: 'homeContent.editContest' })}
      size="sm"
      focusesField
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void form.submit(event)}>
        <Stack gap="3">
          <FormField
            label={t({ id: 'siteContent.title' })}
            isRequired
            maxLength={maxTitle}
            takesMore
            {...form.field('title')}
          />
          <FormField
            label={t({ id: 'homeContent.site' })}
            hint={t({ id: 'homeContent.siteHint' })}
            isRequired
            maxLength={maxSite}
            takesMore
            {...form.field('site')}
          />
          <FormField
            label={t({ id: 'homeContent.url' })}
            hint={t({ id: 'homeContent.linkHint' })}
            isRequired
            {...form.field('url')}
          />
          <FormField
            label={t({ id: 'homeContent.startsAt' })}
            type="datetime-local"
            isRequired
            {...form.field('startsAt')}
          />
          <FormField
            label={t({ id: 'homeContent.endsAt' })}
            hint={t({ id: 'homeContent.endsAtHint' })}
            type="datetime-local"
            {...form.field('endsAt')}
          />
          <FormError refusal={form.refusal} />
          <Flex justify="flex-end">
            <Button type="submit" size="sm" colorPalette="accent" loading={form.isSending}>
              {t({ id: 'siteContent.save' })}
            </Button>
          </Flex>
        </Stack>
      </form>
    </SheetDialog>
  );
}
