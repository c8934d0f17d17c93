import { Box, Flex } from '@chakra-ui/react';
import { CheckLabel } from '../../../../components/form/check-label.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { casesOf } from '../form/case-modes.ts';
import { useProblemForm } from '../form/form-context.ts';
import { ItemFault } from '../sections/section-parts.tsx';

/** The groups the cases are in, and which groups each of them waits for. */
export function GroupPart() {
  const t = useText();
  const { values, change } = useProblemForm();
  const { groups } = values.tests;
  const cases = casesOf(values.tests);
  const toggle = (number: number, other: number, isOn: boolean) =>
    change((before) => ({
      ...before,
      tests: {
        ...before.tests,
        groups: before.tests.groups.map((group) =>
          group.number === number
            ? {
                ...group,
                requires: isOn
                  ? [...group.requires, other].toSorted((a, b) => a - b)
                  : group.requires.filter((known) => known !== other),
              }
            : group,
        ),
      },
    }));
  return (
    <Box as="ul" listStyleType="none">
      {groups.map(({ number, requires }, index) => (
        <Box as="li" key={number} py="2" layerStyle="row">
          <Flex role="group" aria-label={t({ id: 'author.group' }, { number })} gap="4" wrap="wrap" align="center">
            <Box minW="9rem" fontSize="sm" fontWeight="medium">
              {t({ id: 'author.group' }, { number })}{' '}
              <Box as="span" fontWeight="normal" color="fg.muted">
                {t(
                  { id: 'author.groupCases' },
                  { count: cases.filter(({ groupNumber }) => Number(groupNumber) === number).length },
                )}
              </Box>
            </Box>
            {index === 0 ? (
              <Box fontSize="sm" color="fg.muted">
                {t({ id: 'author.groupFirst' })}
              </Box>
            ) : (
              <Box fontSize="sm">{t({ id: 'author.groupRequires' })}</Box>
            )}
            {groups.slice(0, index).map(({ number: other }) => (
              <CheckLabel key={other}>
                <input
                  type="checkbox"
                  checked={requires.includes(other)}
                  onChange={(event) => toggle(number, other, event.target.checked)}
                />
                {t({ id: 'author.group' }, { number: other })}
              </CheckLabel>
            ))}
          </Flex>
          <ItemFault path={`tests.groups.${index}.requires`} />
        </Box>
      ))}
    </Box>
  );
}
