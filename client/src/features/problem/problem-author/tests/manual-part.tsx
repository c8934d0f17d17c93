import { Box, Button } from '@chakra-ui/react';
import { useText } from '../../../../lib/intl/use-text.ts';
import { splitEvenly, withGroups } from '../form/case-modes.ts';
import { useProblemForm } from '../form/form-context.ts';
import { TextAreaInput } from '../form/text-fields.tsx';
import { newKey, type ManualCaseValues } from '../form/values.ts';
import { Fields, ItemAction, ItemFault, ItemFrame } from '../sections/section-parts.tsx';

/** Cases that are typed in. */
export function ManualPart() {
  const t = useText();
  const { values, change } = useProblemForm();
  const { manualCases, groups } = values.tests;
  const update = (next: (before: readonly ManualCaseValues[]) => readonly ManualCaseValues[]) =>
    change((before) => ({
      ...before,
      tests: withGroups({ ...before.tests, manualCases: next(before.tests.manualCases) }),
    }));
  const set = (key: string, part: Partial<ManualCaseValues>) =>
    update((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const add = (added: readonly Pick<ManualCaseValues, 'input' | 'output'>[]) =>
    change((before) => {
      const fresh = added.map((texts) => ({
        key: newKey(),
        score: '',
        groupNumber: groups.length > 0 ? String(groups.at(-1)?.number ?? 1) : '',
        ...texts,
      }));
      return splitEvenly({
        ...before,
        tests: withGroups({ ...before.tests, manualCases: [...before.tests.manualCases, ...fresh] }),
      });
    });
  const samples = values.samples.filter(
    ({ input, output }) =>
      (input !== '' || output !== '') && !manualCases.some((known) => known.input === input && known.output === output),
  );
  return (
    <>
      <Box as="ul" listStyleType="none">
        {manualCases.map(({ key, input, output }, index) => (
          <ItemFrame
            key={key}
            title={t({ id: 'author.manualCase' }, { number: index + 1 })}
            actions={
              <ItemAction
                label={t({ id: 'author.manualRemove' }, { number: index + 1 })}
                icon="cross"
                onClick={() => update((before) => before.filter((one) => one.key !== key))}
              />
            }
          >
            <Fields columns={2}>
              <TextAreaInput
                path={`tests.manualCases.${index}.input`}
                label={t({ id: 'author.sampleInput' })}
                value={input}
                onValue={(text) => set(key, { input: text })}
              />
              <TextAreaInput
                path={`tests.manualCases.${index}.output`}
                label={t({ id: 'author.sampleOutput' })}
                value={output}
                onValue={(text) => set(key, { output: text })}
              />
            </Fields>
            <ItemFault path={`tests.manualCases.${index}`} />
          </ItemFrame>
        ))}
      </Box>
      <Button size="sm" variant="outline" onClick={() => add([{ input: '', output: '' }])}>
        {t({ id: 'author.manualAdd' })}
      </Button>
      {samples.length === 0 ? null : (
        <Button
          size="sm"
          variant="outline"
          ms="2"
          onClick={() => add(samples.map(({ input, output }) => ({ input, output })))}
        >
          {t({ id: 'author.manualSamples' }, { count: samples.length })}
        </Button>
      )}
    </>
  );
}
