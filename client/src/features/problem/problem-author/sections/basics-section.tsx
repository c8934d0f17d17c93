import { difficulties } from '../../../../components/difficulty-badge.tsx';
import { useProblemPlace } from '../../../../components/problem/problem-place.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { withType } from '../form/case-modes.ts';
import { maxDisplayId, maxTitle } from '../form/faults.ts';
import { useProblemForm } from '../form/form-context.ts';
import { ChoiceInput, TextInput } from '../form/text-fields.tsx';
import { useProblemGroupQuery } from '../problem-form.generated.ts';
import { Fields, Part } from './section-parts.tsx';
import { TagField } from './tag-field.tsx';

/** What the problem is called and how it is found. */
export function BasicsSection() {
  const t = useText();
  const { values, problemId, change } = useProblemForm();
  const groupId = useProblemPlace();
  const { data } = useProblemGroupQuery({
    variables: { groupId: groupId ?? '' },
    skip: groupId === null || problemId !== null,
  });
  const shortName = data?.group?.shortName;
  return (
    <>
      <Part title={t({ id: 'author.identity' })}>
        <Fields>
          <TextInput
            path="displayId"
            isRequired
            label={t({ id: 'author.displayId' })}
            hint={
              shortName === undefined
                ? t({ id: 'author.displayIdHint' })
                : t({ id: 'author.displayIdHintOfGroup' }, { id: `${shortName}${values.displayId}` })
            }
            before={shortName}
            maxLength={maxDisplayId}
            value={values.displayId}
            onValue={(displayId) => change({ displayId })}
          />
          <ChoiceInput
            path="type"
            label={t({ id: 'author.type' })}
            hint={values.type === 'OI' ? t({ id: 'author.type.oiHint' }) : t({ id: 'author.type.acmHint' })}
            value={values.type}
            options={[
              ['ACM', 'ACM'],
              ['OI', 'OI'],
            ]}
            onValue={(type) => change((before) => withType(before, type))}
          />
          <ChoiceInput
            path="difficulty"
            label={t({ id: 'author.difficulty' })}
            value={values.difficulty}
            options={difficulties.map(({ value, label }) => [value, t(label)] as const)}
            onValue={(difficulty) => change({ difficulty })}
          />
        </Fields>
      </Part>
      <Part title={t({ id: 'author.finding' })}>
        <Fields columns={2}>
          <TagField />
          <TextInput
            path="source"
            label={t({ id: 'author.source' })}
            hint={t({ id: 'author.sourceHint' })}
            maxLength={maxTitle}
            value={values.source}
            onValue={(source) => change({ source })}
          />
        </Fields>
      </Part>
    </>
  );
}
