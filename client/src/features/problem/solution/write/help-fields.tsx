import { chakra, Stack, Text } from '@chakra-ui/react';
import { CheckLabel } from '../../../../components/form/check-label.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { maxHelp } from './solution-values.ts';
import type { SolutionEditing } from './use-solution-form.ts';

/** Whether the solution is the author's own work, or whom or what it builds on. */
export function HelpFields({ form }: { readonly form: SolutionEditing }) {
  const t = useText();
  const isHelped = form.values.isHelped !== '';
  return (
    <Stack as="fieldset" gap="2">
      <chakra.legend fontWeight="medium" fontSize="sm" mb="1">
        {t({ id: 'solution.help' })}
      </chakra.legend>
      <Text color="fg.muted" fontSize="xs">
        {t({ id: 'solution.helpHint' })}
      </Text>
      <CheckLabel>
        <input type="radio" name="isHelped" checked={!isHelped} onChange={() => form.setValue('isHelped', '')} />
        {t({ id: 'solution.ownWork' })}
      </CheckLabel>
      <CheckLabel>
        <input type="radio" name="isHelped" checked={isHelped} onChange={() => form.setValue('isHelped', 'helped')} />
        {t({ id: 'solution.withHelp' })}
      </CheckLabel>
      {isHelped ? (
        <FormField
          label={t({ id: 'solution.helpOf' })}
          isRequired
          lines={2}
          maxLength={maxHelp}
          {...form.field('help')}
        />
      ) : null}
    </Stack>
  );
}
