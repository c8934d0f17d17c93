import { chakra, Flex, Stack } from '@chakra-ui/react';
import { CheckLabel } from '../../../../components/form/check-label.tsx';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import type { Right } from '../frame/group-context.ts';
import { levelName } from '../members/use-member-acts.ts';
import type { TermPlan } from './term-values.ts';

/** Areas of a group, as its tabs name them. */
const areas: Readonly<Record<Right, ReturnType<typeof message>>> = {
  PROBLEMS: message({ id: 'nav.problems' }),
  TRAININGS: message({ id: 'nav.training' }),
  CONTESTS: message({ id: 'nav.contests' }),
  DISCUSSIONS: message({ id: 'nav.discussion' }),
  MEMBERS: message({ id: 'group.tab.members' }),
  GRADES: message({ id: 'group.tab.progress' }),
};

interface TermStaffProps {
  readonly staff: TermPlan['staff'];
  /** User ids. */
  readonly chosen: ReadonlySet<string>;
  readonly onChosen: (chosen: ReadonlySet<string>) => void;
}

/** Admins, roots and members with rights who may come along into a new term. */
export function TermStaff({ staff, chosen, onChosen }: TermStaffProps) {
  const t = useText();
  const list = new Intl.ListFormat(useLocale());
  return (
    <Stack as="fieldset" gap="2">
      <chakra.legend fontWeight="medium" fontSize="sm" mb="2">
        {t({ id: 'group.term.staff' })}
      </chakra.legend>
      <Flex gap="4" rowGap="2" wrap="wrap">
        {staff.map(({ user: { id, username }, level, rights }) => (
          <CheckLabel key={id}>
            <input
              type="checkbox"
              checked={chosen.has(id)}
              onChange={({ target }) =>
                onChosen(new Set(target.checked ? [...chosen, id] : [...chosen].filter((one) => one !== id)))
              }
            />
            {level === 'MEMBER'
              ? t(
                  { id: 'group.term.staffWith' },
                  { username, rights: list.format(rights.map((right) => t(areas[right]))) },
                )
              : t({ id: 'group.term.staffOf' }, { username, level: t(levelName(level)) })}
          </CheckLabel>
        ))}
      </Flex>
    </Stack>
  );
}
