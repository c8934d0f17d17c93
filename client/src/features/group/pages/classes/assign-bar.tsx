import { Box, Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { Choice } from '../../../../components/choice.tsx';
import { CheckLabel } from '../../../../components/form/check-label.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { GroupMembersDocument } from '../members/group-members.generated.ts';
import {
  GroupClassesDocument,
  useAssignGroupClassMutation,
  type GroupClass_ClassFragment,
} from './classes.generated.ts';

interface AssignBarProps {
  readonly classes: readonly GroupClass_ClassFragment[];
  /** Members on the page. */
  readonly shownIds: readonly string[];
  /** Those of them that are chosen. */
  readonly chosenIds: readonly string[];
  readonly onChoose: (userIds: readonly string[]) => void;
}

/** Puts the chosen members into a class, or takes them out. */
export function AssignBar({ classes, shownIds, chosenIds, onChoose }: AssignBarProps) {
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
    if (isDone) onChoose([]);
  };
  return (
    <Flex
      role="group"
      aria-label={t({ id: 'group.class.assign' })}
      mb="3"
      gap="2"
      align="center"
      wrap="wrap"
      fontSize="sm"
    >
      <CheckLabel>
        <input
          type="checkbox"
          checked={count > 0 && count === shownIds.length}
          onChange={({ target }) => onChoose(target.checked ? shownIds : [])}
        />
        {t({ id: 'group.class.chooseAll' })}
      </CheckLabel>
      <Box color="fg.muted" aria-live="polite">
        {t({ id: 'group.class.chosen' }, { count })}
      </Box>
      <Flex gap="2" align="center" wrap="wrap" ms={{ md: 'auto' }}>
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
      </Flex>
    </Flex>
  );
}
