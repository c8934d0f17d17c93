import { Box, chakra, Stack } from '@chakra-ui/react';
import { CheckLabel } from '../../../../components/form/check-label.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { sharings, type Sharing } from './sharing.ts';

interface SharingChoiceProps {
  readonly value: Sharing;
  readonly onChange: (value: Sharing) => void;
}

/** Who reads a personal list, each choice with a line about it. */
export function SharingChoice({ value, onChange }: SharingChoiceProps) {
  const t = useText();
  return (
    <Stack as="fieldset" gap="2">
      <chakra.legend fontWeight="medium" fontSize="sm" mb="2">
        {t({ id: 'lists.sharing' })}
      </chakra.legend>
      {sharings.map((sharing) => (
        <CheckLabel key={sharing.value} alignItems="start">
          <chakra.input
            type="radio"
            name="sharing"
            mt="0.5"
            checked={value === sharing.value}
            onChange={() => onChange(sharing.value)}
          />
          <span>
            {t(sharing.label)}
            <Box as="span" display="block" color="fg.muted" fontSize="xs">
              {t(sharing.hint)}
            </Box>
          </span>
        </CheckLabel>
      ))}
    </Stack>
  );
}
