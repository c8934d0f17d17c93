import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { CheckLabel } from '../../../../components/form/check-label.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { CodeState } from '../editorial-code.tsx';
import type { EditorialForm_FormFragment } from './editorial-form.generated.ts';
import { maxSolutions, solutionNamesOf } from './editorial-values.ts';
import type { EditorialEditing } from './use-editorial-form.ts';

interface SolutionChoiceProps {
  readonly form: EditorialEditing;
  readonly solutions: EditorialForm_FormFragment['solutions'];
}

/** Jury solutions whose code readers see below the text. */
export function SolutionChoice({ form, solutions }: SolutionChoiceProps) {
  const t = useText();
  const { error } = form.field('solutionNames');
  const chosen = solutionNamesOf(form.values);
  const toggle = (name: string) =>
    form.setValue(
      'solutionNames',
      (chosen.includes(name) ? chosen.filter((each) => each !== name) : [...chosen, name]).join('\n'),
    );
  // A name whose solution is gone can only be taken away.
  const gone = chosen.filter((name) => !solutions.some((solution) => solution.name === name));
  return (
    <Box as="fieldset">
      <chakra.legend fontWeight="medium" fontSize="sm">
        {t({ id: 'editorial.solutions' })}
      </chakra.legend>
      <Text mb="2" color="fg.muted" fontSize="xs">
        {solutions.length === 0 ? t({ id: 'editorial.noSolutions' }) : t({ id: 'editorial.solutionsHint' })}
      </Text>
      {solutions.map(({ name, state }) => (
        <Flex key={name} gap="2" align="center" wrap="wrap" mb="1">
          <CheckLabel>
            <input
              type="checkbox"
              checked={chosen.includes(name)}
              disabled={!chosen.includes(name) && chosen.length >= maxSolutions}
              onChange={() => toggle(name)}
            />
            {name}
          </CheckLabel>
          <CodeState state={state} />
        </Flex>
      ))}
      {gone.map((name) => (
        <CheckLabel key={name}>
          <input type="checkbox" checked onChange={() => toggle(name)} />
          {t({ id: 'editorial.goneSolution' }, { name })}
        </CheckLabel>
      ))}
      {error === null ? null : (
        <Text role="alert" color="fg.error" fontSize="xs">
          {error}
        </Text>
      )}
    </Box>
  );
}
