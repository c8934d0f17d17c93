import { Grid } from '@chakra-ui/react';
import { ChoiceField } from '../../../../components/form/choice-field.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { formatMinute } from '../../../../lib/format/figures.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import type { EditorialForm_FormFragment } from './editorial-form.generated.ts';
import type { EditorialEditing } from './use-editorial-form.ts';

interface PublicationFieldsProps {
  readonly form: EditorialEditing;
  readonly contests: EditorialForm_FormFragment['contests'];
}

/** Who opens the editorial, and from when on. */
export function PublicationFields({ form, contests }: PublicationFieldsProps) {
  const t = useText();
  const [disclosure, publication] = [form.field('disclosure'), form.field('publication')];
  const [at, contest] = [form.field('at'), form.field('contestId')];
  return (
    <Grid gap="3" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }} alignItems="start">
      <ChoiceField
        label={t({ id: 'editorial.disclosure' })}
        value={disclosure.value}
        options={[
          ['ALL', t({ id: 'editorial.disclosure.all' })],
          ['SOLVED', t({ id: 'editorial.disclosure.solved' })],
          ['STAFF', t({ id: 'editorial.disclosure.staff' })],
        ]}
        error={disclosure.error}
        onValue={disclosure.onValue}
      />
      <ChoiceField
        label={t({ id: 'editorial.publication' })}
        value={publication.value}
        options={[
          ['DRAFT', t({ id: 'editorial.publication.draft' })],
          ['NOW', t({ id: 'editorial.publication.now' })],
          ['DATE', t({ id: 'editorial.publication.date' })],
          ...(contests.length === 0 ? [] : [['CONTEST', t({ id: 'editorial.publication.contest' })] as const]),
        ]}
        error={publication.error}
        onValue={publication.onValue}
      />
      {publication.value === 'DATE' ? (
        <FormField type="datetime-local" required label={t({ id: 'editorial.at' })} {...at} />
      ) : null}
      {publication.value === 'CONTEST' ? (
        <ChoiceField
          label={t({ id: 'editorial.contest' })}
          value={contest.value}
          options={[
            ['', t({ id: 'editorial.chooseContest' })],
            ...contests.map(
              ({ id, title, endsAt }) =>
                [
                  id,
                  t(
                    { id: 'editorial.contestOption' },
                    { title: title ?? t({ id: 'editorial.hiddenContest' }), at: formatMinute(new Date(endsAt)) },
                  ),
                ] as const,
            ),
          ]}
          error={contest.error}
          onValue={contest.onValue}
        />
      ) : null}
    </Grid>
  );
}
