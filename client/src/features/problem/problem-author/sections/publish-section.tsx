import { Flex } from '@chakra-ui/react';
import { Toggle } from '../../../../components/form/toggle.tsx';
import { useProblemPlace } from '../../../../components/problem/problem-place.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useProblemForm } from '../form/form-context.ts';
import { ChoiceInput } from '../form/text-fields.tsx';
import { visibilities } from '../form/visibilities.ts';
import { JuryMark } from '../jury-mark.tsx';
import { useJuryOutcomeSubscription } from './jury-outcome.generated.ts';
import { Fields, Part } from './section-parts.tsx';

/** Who sees the problem, and what of its submissions. */
export function PublishSection() {
  const t = useText();
  const { values, problemId, change, facts } = useProblemForm();
  const place = useProblemPlace();
  const { data } = useJuryOutcomeSubscription({ variables: { problemId: problemId ?? 0 }, skip: problemId === null });
  const outcome = data?.juryReportChanged.outcome ?? 'NOTHING';
  const offered = visibilities.filter(
    ({ value }) => value !== 'PUBLIC' || facts.canPublish || values.visibility === value,
  );
  const chosen = visibilities.find(({ value }) => value === values.visibility) ?? visibilities[0];
  const readers =
    chosen.value === 'PUBLIC' && place !== null ? t({ id: 'author.visibility.publicInGroupHint' }) : t(chosen.hint);
  return (
    <>
      <Part title={t({ id: 'author.readers' })}>
        <Fields columns={2}>
          <ChoiceInput
            path="visibility"
            label={t({ id: 'author.visibility' })}
            hint={facts.canPublish ? readers : t({ id: 'author.noPublishing' })}
            value={values.visibility}
            options={offered.map(({ value, label }) => [value, t(label)] as const)}
            onValue={(visibility) => change({ visibility })}
          />
        </Fields>
        {problemId === null || outcome === 'NOTHING' ? null : (
          <Flex role="status" mt="3" gap="2" align="center" wrap="wrap" fontSize="sm">
            {t({ id: 'author.juryReport' })}
            <JuryMark problemId={problemId} outcome={outcome} />
          </Flex>
        )}
      </Part>
      <Part title={t({ id: 'author.openness' })}>
        <Flex direction="column" gap="3" align="flex-start">
          <Toggle
            label={t({ id: 'author.codeShare' })}
            checked={values.isCodeShared}
            onChange={(isCodeShared) => change({ isCodeShared })}
          />
          <Toggle
            label={t({ id: 'author.publishCases' })}
            checked={values.isCaseResultPublished}
            onChange={(isCaseResultPublished) => change({ isCaseResultPublished })}
          />
        </Flex>
      </Part>
    </>
  );
}
