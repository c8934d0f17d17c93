import { Button, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FormError } from '../../../../components/form/form-error.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { Toggle } from '../../../../components/form/toggle.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { SheetDialog } from '../../../../components/sheet-dialog.tsx';
import { refusalOf } from '../../../../lib/form/refusal.ts';
import { useEntranceForm } from '../../../../lib/form/use-entrance-form.ts';
import { formatDay } from '../../../../lib/format/figures.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import { NameFields } from '../form/name-fields.tsx';
import { useGroup } from '../frame/group-context.ts';
import { TermPreview } from './term-preview.tsx';
import { TermStaff } from './term-staff.tsx';
import { dayFault, siteDay, termFaults, termFields, type TermField, type TermPlan } from './term-values.ts';
import { useCreateGroupTermMutation, useGroupTermPlanQuery } from './term.generated.ts';

/** Names a new term and its first day, and shows what is taken over. */
export function TermDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const { id: groupId, name } = useGroup();
  const { data, error, refetch } = useGroupTermPlanQuery({ variables: { groupId }, fetchPolicy: 'network-only' });
  const plan = data?.groupTermPlan ?? undefined;
  return (
    <SheetDialog title={t({ id: 'group.term.title' }, { name })} size="md" widest="48rem" onClose={onClose}>
      <LoadingRows data={plan} error={error} onRetry={() => void refetch()} count={5} height="56px" />
      {plan === undefined ? null : <TermForm plan={plan} />}
    </SheetDialog>
  );
}

function TermForm({ plan }: { readonly plan: TermPlan }) {
  const t = useText();
  const navigate = useNavigate();
  const { id: groupId } = useGroup();
  const [create] = useCreateGroupTermMutation();
  const [hasAnnouncements, setAnnouncements] = useState(false);
  const [staffIds, setStaff] = useState<ReadonlySet<string>>(new Set());
  const [first] = plan.contests;
  const hasContests = first !== undefined;
  const form = useEntranceForm<TermField>({
    initial: { name: '', shortName: '', firstDay: '' },
    check: (values) => termFaults(values, hasContests),
    async send({ firstDay, ...names }) {
      const input = {
        groupId,
        ...names,
        firstDay: hasContests ? siteDay(firstDay, plan) : null,
        staffIds: [...staffIds],
        hasAnnouncements,
      };
      const result = (await create({ variables: { input } })).data?.createGroupTerm;
      if (result?.__typename !== 'CreateGroupTermSuccess') return refusalOf(t, result, termFields);
      showToast('success', t({ id: 'group.term.made' }));
      void navigate(`/group/${result.group.id}`);
      return null;
    },
  });
  const { firstDay } = form.values;
  const isDay = dayFault(firstDay) === null;
  const { data, previousData } = useGroupTermPlanQuery({
    variables: { groupId, firstDay: isDay ? siteDay(firstDay, plan) : null },
    skip: !isDay,
    fetchPolicy: 'network-only',
  });
  const moved = isDay ? ((data ?? previousData)?.groupTermPlan ?? null) : null;
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <Stack gap="4">
        <NameFields field={form.field} />
        {first === undefined ? null : (
          <FormField
            type="date"
            label={t({ id: 'group.term.firstDay' })}
            hint={t({ id: 'group.term.firstDayHint' }, { day: formatDay(new Date(first.startsAt)) })}
            isRequired
            {...form.field('firstDay')}
          />
        )}
        {plan.announcementCount === 0 ? null : (
          <Toggle
            label={t({ id: 'group.term.announcements' }, { count: plan.announcementCount })}
            checked={hasAnnouncements}
            onChange={setAnnouncements}
          />
        )}
        {plan.staff.length === 0 ? null : <TermStaff staff={plan.staff} chosen={staffIds} onChosen={setStaff} />}
        <TermPreview plan={moved ?? plan} hasDay={moved !== null} />
        <FormError refusal={form.refusal} />
        <Flex justify="flex-end">
          <Button type="submit" size="sm" colorPalette="accent" loading={form.isSending}>
            {t({ id: 'group.term.make' })}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
