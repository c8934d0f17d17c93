import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { BulkDialog } from '../../../../components/bulk/bulk-dialog.tsx';
import { BulkHistory } from '../../../../components/bulk/bulk-history.tsx';
import { BulkWords } from '../../../../components/bulk/bulk-words.tsx';
import { difficulties } from '../../../../components/difficulty-badge.tsx';
import { CheckLabel } from '../../../../components/form/check-label.tsx';
import { ChoiceField } from '../../../../components/form/choice-field.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { visibilities } from '../form/visibilities.ts';
import { usePreviewProblemActMutation, type PreviewProblemActMutationVariables } from './bulk-acts.generated.ts';

type Change = PreviewProblemActMutationVariables['input']['change'];

const acts = [
  { act: 'tags', name: message({ id: 'bulk.problem.tags' }), title: message({ id: 'bulk.problem.tagsTitle' }) },
  {
    act: 'difficulty',
    name: message({ id: 'bulk.problem.difficulty' }),
    title: message({ id: 'bulk.problem.difficultyTitle' }),
  },
  {
    act: 'visibility',
    name: message({ id: 'bulk.problem.visibility' }),
    title: message({ id: 'bulk.problem.visibilityTitle' }),
  },
] as const;

const lists = ['AdminProblems'];
const untouched = {
  add: '',
  remove: '',
  difficulty: difficulties[0].value as (typeof difficulties)[number]['value'],
  visibility: visibilities[0].value as (typeof visibilities)[number]['value'],
  isReportAccepted: false,
};

interface ProblemBulkActsProps {
  /** Problems that are chosen. */
  readonly ids: readonly string[];
  readonly onDone: () => void;
}

/** What is done to the chosen problems at once. */
export function ProblemBulkActs(props: ProblemBulkActsProps) {
  return (
    <BulkWords>
      <Acts {...props} />
    </BulkWords>
  );
}

function Acts({ ids, onDone }: ProblemBulkActsProps) {
  const t = useText();
  /** With those that were chosen when it was opened: the choice is cleared when the act is done. */
  const [open, setOpen] = useState<{ readonly act: (typeof acts)[number]; readonly ids: readonly string[] } | null>(
    null,
  );
  const [values, setValues] = useState(untouched);
  const [preview] = usePreviewProblemActMutation();
  const change = (part: Partial<typeof untouched>) => setValues({ ...values, ...part });
  const changeOf: Readonly<Record<(typeof acts)[number]['act'], Change>> = {
    tags: { tags: { add: namesIn(values.add), remove: namesIn(values.remove) } },
    difficulty: { difficulty: values.difficulty },
    visibility: { visibility: values.visibility },
  };
  return (
    <>
      {ids.length === 0
        ? null
        : acts.map((one) => (
            <Button
              key={one.act}
              size="xs"
              variant="outline"
              onClick={() => {
                setValues(untouched);
                setOpen({ act: one, ids });
              }}
            >
              {t(one.name)}
            </Button>
          ))}
      <BulkHistory area="problem" lists={lists} />
      {open === null ? null : (
        <BulkDialog
          title={t(open.act.title, { count: open.ids.length })}
          lists={lists}
          changeText={(field, value) => {
            if (field === 'tags') return value === null || value === '' ? '–' : value;
            const look = [...difficulties, ...visibilities].find((known) => known.value === value);
            return look === undefined ? null : t(look.label);
          }}
          fieldNames={['change.tags', 'change.tags.add', 'change.tags.remove']}
          onPreview={async () =>
            (
              await preview({
                variables: {
                  input: {
                    problemIds: [...open.ids],
                    change: changeOf[open.act.act],
                    isReportAccepted: values.isReportAccepted,
                  },
                },
              })
            ).data?.previewProblemAct
          }
          onDone={onDone}
          onClose={() => setOpen(null)}
          fields={({ fields }) => (
            <>
              {open.act.act === 'tags' ? (
                <>
                  <FormField
                    label={t({ id: 'bulk.problem.add' })}
                    hint={t({ id: 'bulk.problem.tagHint' })}
                    value={values.add}
                    error={fields['change.tags'] ?? fields['change.tags.add'] ?? null}
                    onValue={(add) => change({ add })}
                  />
                  <FormField
                    label={t({ id: 'bulk.problem.remove' })}
                    value={values.remove}
                    error={fields['change.tags.remove'] ?? null}
                    onValue={(remove) => change({ remove })}
                  />
                </>
              ) : null}
              {open.act.act === 'difficulty' ? (
                <ChoiceField
                  label={t(open.act.name)}
                  value={values.difficulty}
                  options={difficulties.map(({ value, label }) => [value, t(label)] as const)}
                  error={null}
                  onValue={(text) =>
                    change({ difficulty: difficulties.find(({ value }) => value === text)?.value ?? values.difficulty })
                  }
                />
              ) : null}
              {open.act.act === 'visibility' ? (
                <>
                  <ChoiceField
                    label={t(open.act.name)}
                    value={values.visibility}
                    options={visibilities.map(({ value, label }) => [value, t(label)] as const)}
                    error={null}
                    onValue={(text) =>
                      change({
                        visibility: visibilities.find(({ value }) => value === text)?.value ?? values.visibility,
                      })
                    }
                  />
                  {values.visibility === 'PUBLIC' ? (
                    <CheckLabel>
                      <input
                        type="checkbox"
                        checked={values.isReportAccepted}
                        onChange={({ target }) => change({ isReportAccepted: target.checked })}
                      />
                      {t({ id: 'bulk.problem.isReportAccepted' })}
                    </CheckLabel>
                  ) : null}
                </>
              ) : null}
            </>
          )}
        />
      )}
    </>
  );
}

/** Names between commas of either script. */
function namesIn(text: string): string[] {
  return text
    .split(/[,，、]/u)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
