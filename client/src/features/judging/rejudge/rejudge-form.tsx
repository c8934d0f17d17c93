import { Button, Field, Flex, Grid } from '@chakra-ui/react';
import { isFinal, Status } from '@verdict/judge/protocol/status.ts';
import { useDeferredValue, useState } from 'react';
import { Choice } from '../../../components/choice.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { MomentInput } from '../../../components/form/moment-input.tsx';
import { Toggle } from '../../../components/form/toggle.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { statusLooks } from '../../../lib/status/status.ts';
import { CountText } from './count-text.tsx';
import { emptyFields, faultsOf, filterOf, type RejudgeFields } from './rejudge-form-fields.ts';
import { useRejudgeFormLanguagesQuery } from './rejudge.generated.ts';
import { useRejudgeCount, type Counted } from './use-rejudge-count.ts';
import { useStartRejudge } from './use-start-rejudge.ts';

/** Which submissions to judge again, how many that are, and whether only to look first. */
export function RejudgeForm() {
  const t = useText();
  const [fields, setFields] = useState(emptyFields);
  const [isPreview, setIsPreview] = useState(true);
  const [isAsking, setIsAsking] = useState(false);
  const filter = useDeferredValue(filterOf(fields));
  const counted = useRejudgeCount(filter, isPreview);
  const isFaulty = Object.values(faultsOf(fields)).includes(true) || counted.unknown.length > 0;
  const { start, isStarting } = useStartRejudge();
  const set = (change: Partial<RejudgeFields>) => setFields((before) => ({ ...before, ...change }));
  const count = counted.count ?? 0;
  const begin = async () => {
    if (filter !== null) await start(filter, isPreview);
  };
  return (
    <Panel px="4" py="4">
      <form
        aria-label={t({ id: 'rejudge.new' })}
        onSubmit={(event) => {
          event.preventDefault();
          if (count === 0) return;
          if (isPreview) void begin();
          else setIsAsking(true);
        }}
      >
        <FilterFields fields={fields} unknown={counted.unknown} onChange={set} />
        <Flex mt="4" gap="5" wrap="wrap">
          <Toggle
            label={t({ id: 'rejudge.outdatedOnly' })}
            checked={fields.isOutdatedOnly}
            onChange={(isOutdatedOnly) => set({ isOutdatedOnly })}
          />
          <Toggle
            label={t({ id: 'rejudge.includesManual' })}
            checked={fields.includesManual}
            onChange={(includesManual) => set({ includesManual })}
          />
          <Toggle label={t({ id: 'rejudge.asPreview' })} checked={isPreview} onChange={setIsPreview} />
        </Flex>
        <Flex mt="4" align="center" gap="3" wrap="wrap">
          <Button type="submit" size="sm" colorPalette="accent" disabled={count === 0 || isStarting}>
            {isPreview ? t({ id: 'rejudge.startPreview' }, { count }) : t({ id: 'rejudge.start' }, { count })}
          </Button>
          <CountText isFaulty={isFaulty} hasFilter={filter !== null} counted={counted} />
        </Flex>
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'rejudge.start' }, { count })}
        text={t({ id: 'rejudge.startText' })}
        action={t({ id: 'rejudge.start' }, { count })}
        onConfirm={() => void begin()}
        onClose={() => setIsAsking(false)}
      />
    </Panel>
  );
}

interface FilterFieldsProps {
  readonly fields: RejudgeFields;
  readonly unknown: Counted['unknown'];
  readonly onChange: (change: Partial<RejudgeFields>) => void;
}

function FilterFields({ fields, unknown, onChange }: FilterFieldsProps) {
  const t = useText();
  const { data } = useRejudgeFormLanguagesQuery();
  const faults = faultsOf(fields);
  const statuses = statusLooks.filter(({ code }) => isFinal(code) && code !== Status.NOT_SUBMITTED);
  return (
    <Grid templateColumns={{ base: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' }} gap="3">
      <FormField
        label={t({ id: 'rejudge.problem' })}
        value={fields.problem}
        error={unknown.includes('PROBLEM') ? t({ id: 'rejudge.noProblem' }) : null}
        onValue={(problem) => onChange({ problem })}
      />
      <FormField
        label={t({ id: 'rejudge.contestId' })}
        value={fields.contest}
        error={
          faults.contest
            ? t({ id: 'rejudge.contestIdFault' })
            : unknown.includes('CONTEST')
              ? t({ id: 'rejudge.noContest' })
              : null
        }
        inputMode="numeric"
        onValue={(contest) => onChange({ contest })}
      />
      <FormField
        label={t({ id: 'rejudge.user' })}
        value={fields.username}
        error={unknown.includes('USER') ? t({ id: 'rejudge.noUser' }) : null}
        onValue={(username) => onChange({ username })}
      />
      <FormField
        label={t({ id: 'rejudge.submissionIds' })}
        value={fields.submissions}
        error={faults.submissions ? t({ id: 'rejudge.submissionIdsFault' }) : null}
        onValue={(submissions) => onChange({ submissions })}
      />
      <Labelled label={t({ id: 'submission.language' })}>
        <Choice
          w="full"
          label={t({ id: 'submission.language' })}
          value={fields.languageKey}
          options={[
            ['', t({ id: 'rejudge.any' })],
            ...(data?.languages ?? []).map(({ key, name }) => [key, name] as const),
          ]}
          onChange={(languageKey) => onChange({ languageKey })}
        />
      </Labelled>
      <Labelled label={t({ id: 'submission.status' })}>
        <Choice
          w="full"
          label={t({ id: 'submission.status' })}
          value={fields.status}
          options={[
            ['', t({ id: 'rejudge.any' })],
            ...statuses.map((look) => [String(look.code), t(look.label)] as const),
          ]}
          onChange={(status) => onChange({ status })}
        />
      </Labelled>
      <Labelled label={t({ id: 'rejudge.from' })}>
        <MomentInput kind="datetime-local" value={fields.from} onValue={(from) => onChange({ from })} />
      </Labelled>
      <Labelled label={t({ id: 'rejudge.until' })}>
        <MomentInput kind="datetime-local" value={fields.until} onValue={(until) => onChange({ until })} />
      </Labelled>
    </Grid>
  );
}

function Labelled({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      {children}
    </Field.Root>
  );
}
