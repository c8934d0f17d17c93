import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { Choice } from '../../../../components/choice.tsx';
import {
  GroupClassesDocument,
  type GroupClass_ClassFragment,
} from '../../../../components/group-class/group-classes.generated.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { GroupMembersDocument } from '../members/group-members.generated.ts';
import { useAssignGroupClassMutation } from './classes.generated.ts';

interface AssignClassProps {
  readonly classes: readonly GroupClass_ClassFragment[];
  readonly chosenIds: readonly string[];
  readonly onDone: () => void;
}

/** Puts the chosen members into a class, or takes them out; nothing while the group has none. */
export function AssignClass({ classes, chosenIds, onDone }: AssignClassProps) {
  const t = useText();
  const act = useAct();
  const [named, setNamed] = useState<string | null>(null);
  const [assign, { loading }] = useAssignGroupClassMutation({
    refetchQueries: [GroupMembersDocument, GroupClassesDocument],
    awaitRefetchQueries: true,
  });
  const chosen = classes.find(({ id }) => id === named) ?? classes[0];
  const count = chosenIds.length;
  if (chosen === undefined) return null;
  const put = async (isIn: boolean) => {
    if (loading || count === 0) return;
    const isDone = await act(
      async () =>
        (await assign({ variables: { input: { classId: chosen.id, userIds: [...chosenIds], isIn } } })).data
          ?.assignGroupClass,
      isIn
        ? t({ id: 'group.class.putIn' }, { count, name: chosen.name })
        : t({ id: 'group.class.takenOut' }, { count, name: chosen.name }),
    );
    if (isDone) onDone();
  };
  return (
    <>
      <Choice
        size="xs"
        maxW="12rem"
        label={t({ id: 'group.class' })}
        value={chosen.id}
        options={classes.map(({ id, name }) => [id, name] as const)}
        onChange={setNamed}
      />
      <Button size="xs" variant="outline" aria-disabled={loading || count === 0} onClick={() => void put(true)}>
        {t({ id: 'group.class.put' })}
      </Button>
      <Button size="xs" variant="outline" aria-disabled={loading || count === 0} onClick={() => void put(false)}>
        {t({ id: 'group.class.take' })}
      </Button>
    </>
  );
}
