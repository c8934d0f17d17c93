import { Box, Button } from '@chakra-ui/react';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useProblemForm } from '../form/form-context.ts';
import { TextAreaInput } from '../form/text-fields.tsx';
import { emptySample, type SampleValues } from '../form/values.ts';
import { Advice, Fields, ItemAction, ItemFault, ItemFrame, Part } from './section-parts.tsx';

/** More are allowed; fewer are read. */
const advisedSamples = 2;

/** The examples of the statement. */
export function SamplesSection() {
  const t = useText();
  const { values, change } = useProblemForm();
  const { samples } = values;
  const set = (key: string, part: Partial<SampleValues>) =>
    change((before) => ({
      ...before,
      samples: before.samples.map((sample) => (sample.key === key ? { ...sample, ...part } : sample)),
    }));
  const move = (index: number, by: number) =>
    change((before) => {
      const order = [...before.samples];
      const [moved] = order.splice(index, 1);
      if (moved !== undefined) order.splice(index + by, 0, moved);
      return { ...before, samples: order };
    });
  return (
    <Part title={t({ id: 'author.section.samples' })} hint={t({ id: 'author.samplesHint' })}>
      {samples.length > advisedSamples ? (
        <Advice>{t({ id: 'author.samplesAdvice' }, { count: samples.length })}</Advice>
      ) : null}
      <Box as="ul" listStyleType="none">
        {samples.map(({ key, input, output, interaction, explanation }, index) => {
          const number = index + 1;
          return (
            <ItemFrame
              key={key}
              title={t({ id: 'author.sample' }, { number })}
              actions={
                <>
                  <ItemAction
                    label={t({ id: 'author.sampleUp' }, { number })}
                    icon="chevronLeft"
                    rotate="90deg"
                    isDisabled={index === 0}
                    onClick={() => move(index, -1)}
                  />
                  <ItemAction
                    label={t({ id: 'author.sampleDown' }, { number })}
                    icon="chevronDown"
                    isDisabled={number === samples.length}
                    onClick={() => move(index, 1)}
                  />
                  <ItemAction
                    label={t({ id: 'author.sampleRemove' }, { number })}
                    icon="cross"
                    onClick={() => change({ samples: samples.filter((sample) => sample.key !== key) })}
                  />
                </>
              }
            >
              <Fields columns={2}>
                <TextAreaInput
                  path={`samples.${index}.input`}
                  label={t({ id: 'author.sampleInput' })}
                  value={input}
                  onValue={(text) => set(key, { input: text })}
                />
                <TextAreaInput
                  path={`samples.${index}.output`}
                  label={t({ id: 'author.sampleOutput' })}
                  value={output}
                  onValue={(text) => set(key, { output: text })}
                />
              </Fields>
              <ItemFault path={`samples.${index}`} />
              {values.judgeMode === 'INTERACTIVE' || interaction !== '' ? (
                <Box mt="2">
                  <TextAreaInput
                    path={`samples.${index}.interaction`}
                    label={t({ id: 'author.sampleInteraction' })}
                    hint={t({ id: 'author.sampleInteractionHint' })}
                    value={interaction}
                    onValue={(text) => set(key, { interaction: text })}
                  />
                </Box>
              ) : null}
              <Box mt="2">
                <TextAreaInput
                  path={`samples.${index}.explanation`}
                  rows={2}
                  label={t({ id: 'author.sampleExplanation' })}
                  hint={t({ id: 'author.sampleExplanationHint' })}
                  value={explanation}
                  onValue={(text) => set(key, { explanation: text })}
                />
              </Box>
            </ItemFrame>
          );
        })}
      </Box>
      <Button size="sm" variant="outline" onClick={() => change({ samples: [...samples, emptySample()] })}>
        {t({ id: 'author.sampleAdd' })}
      </Button>
    </Part>
  );
}
