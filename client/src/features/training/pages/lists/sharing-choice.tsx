import { Box, chakra, Stack } from '@chakra-ui/react';
import { CheckLabel } from '../../../../components/form/check-label.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { usePublicListRequirementQuery } from './lists.generated.ts';
import { sharings, type Sharing } from './sharing.ts';

interface SharingChoiceProps {
  readonly value: Sharing;
  readonly onChange: (value: Sharing) => void;
}

/** Who reads a personal list, each choice with a line about it. "Public" is closed until enough problems are solved. */
export function SharingChoice({ value, onChange }: SharingChoiceProps) {
  const t = useText();
  const { data } = usePublicListRequirementQuery({ fetchPolicy: 'cache-and-network' });
  const required = data?.viewer.publicListRequirement ?? null;
  const lacksSolved = required !== null && required.solvedCount < required.neededCount;
  return (
    <Stack as="fieldset" gap="2">
      <chakra.legend fontWeight="medium" fontSize="sm" mb="2">
        {t({ id: 'lists.sharing' })}
      </chakra.legend>
      {sharings.map((sharing) => {
        const isClosed = sharing.value === 'PUBLIC' && value !== 'PUBLIC' && lacksSolved;
        return (
          <CheckLabel key={sharing.value} alignItems="start">
            <chakra.input
              type="radio"
              name="sharing"
              mt="0.5"
              checked={value === sharing.value}
              disabled={isClosed}
              onChange={() => onChange(sharing.value)}
            />
            <span>
              <Box as="span" color={isClosed ? 'fg.muted' : undefined}>
                {t(sharing.label)}
              </Box>
              <Box as="span" display="block" color="fg.muted" fontSize="xs">
                {t(sharing.hint)}
              </Box>
              {isClosed ? (
                <Box as="span" display="block" color="fg.muted" fontSize="xs">
                  {t(
                    { id: 'lists.sharing.solvedNeeded' },
                    { needed: required.neededCount, solved: required.solvedCount },
                  )}
                </Box>
              ) : null}
            </span>
          </CheckLabel>
        );
      })}
    </Stack>
  );
}
