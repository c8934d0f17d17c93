import { Flex } from '@chakra-ui/react';
import { Choice } from '../../../../components/choice.tsx';
import { Toggle } from '../../../../components/form/toggle.tsx';
import { useGroupClasses } from '../../../../components/group-class/use-group-classes.ts';
import { useText } from '../../../../lib/intl/use-text.ts';

interface Unsolved {
  readonly isUnsolvedByMembers: boolean;
  /** Whose members these are; null: the whole group. */
  readonly classId: string | null;
}

interface UnsolvedFilterProps {
  readonly groupId: number;
  readonly filter: Unsolved;
  readonly onChange: (change: Partial<Unsolved>) => void;
}

/** For a contest of a group: problems that none of its members, or of a class, has solved. */
export function UnsolvedFilter({ groupId, filter: { isUnsolvedByMembers, classId }, onChange }: UnsolvedFilterProps) {
  const t = useText();
  const classes = useGroupClasses(String(groupId)) ?? [];
  return (
    <Flex gap="3" mb="2" wrap="wrap" align="center">
      <Toggle
        label={t({ id: 'maker.unsolved' })}
        checked={isUnsolvedByMembers}
        onChange={(isOn) => onChange({ isUnsolvedByMembers: isOn, ...(isOn ? {} : { classId: null }) })}
      />
      {isUnsolvedByMembers && classes.length > 0 ? (
        <Choice
          label={t({ id: 'maker.unsolvedClass' })}
          value={classId ?? ''}
          options={[['', t({ id: 'maker.unsolvedAll' })], ...classes.map(({ id, name }) => [id, name] as const)]}
          onChange={(value) => onChange({ classId: value || null })}
        />
      ) : null}
    </Flex>
  );
}
