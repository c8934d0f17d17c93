import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import {
  GroupClassesDocument,
  type GroupClass_ClassFragment,
} from '../../../../components/group-class/group-classes.generated.ts';
import { useGroupClasses } from '../../../../components/group-class/use-group-classes.ts';
import { Panel } from '../../../../components/panel.tsx';
import { SheetDialog } from '../../../../components/sheet-dialog.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { useGroup } from '../frame/group-context.ts';
import { GroupMembersDocument } from '../members/group-members.generated.ts';
import { ClassBadge } from './class-badge.tsx';
import { ClassForm } from './class-form.tsx';
import { useDeleteGroupClassMutation } from './classes.generated.ts';

/** Classes of the group: made, renamed and deleted. */
export function ClassesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const { id: groupId } = useGroup();
  const classes = useGroupClasses(groupId);
  const list = useRef<HTMLDivElement>(null);
  /** What the form is about: a class, or a new one; each time another form. */
  const [{ edited, turn }, setForm] = useState<{ edited: GroupClass_ClassFragment | null; turn: number }>({
    edited: null,
    turn: 0,
  });
  const edit = (next: GroupClass_ClassFragment | null) => setForm({ edited: next, turn: turn + 1 });
  return (
    <SheetDialog title={t({ id: 'group.classes' })} size="sm" widest="32rem" onClose={onClose}>
      <Stack gap="4">
        <Text color="fg.muted" fontSize="sm">
          {t({ id: 'group.class.hint' })}
        </Text>
        <Box ref={list} tabIndex={-1} hidden={classes === undefined || classes.length === 0}>
          <Panel>
            <Box as="ul" listStyleType="none" aria-label={t({ id: 'group.classes' })}>
              {classes?.map((each) => (
                <ClassRow
                  key={each.id}
                  of={each}
                  onEdit={() => edit(each)}
                  onDeleted={() => {
                    if (edited?.id === each.id) edit(null);
                    list.current?.focus();
                  }}
                />
              ))}
            </Box>
          </Panel>
        </Box>
        <ClassForm key={turn} edited={edited} isAgain={turn > 0} onDone={() => edit(null)} />
      </Stack>
    </SheetDialog>
  );
}

interface ClassRowProps {
  readonly of: GroupClass_ClassFragment;
  readonly onEdit: () => void;
  readonly onDeleted: () => void;
}

function ClassRow({ of, onEdit, onDeleted }: ClassRowProps) {
  const t = useText();
  const act = useAct();
  const [isAsking, setAsking] = useState(false);
  const [remove] = useDeleteGroupClassMutation({ refetchQueries: [GroupClassesDocument, GroupMembersDocument] });
  const { id, name, memberCount } = of;
  const drop = async () => {
    const isDone = await act(
      async () => (await remove({ variables: { input: { id } } })).data?.deleteGroupClass,
      t({ id: 'group.class.deleted' }),
    );
    if (isDone) onDeleted();
  };
  return (
    <Flex as="li" px="3" py="2" gap="2" align="center" wrap="wrap" layerStyle="row">
      <Flex flex="1 1 8rem" gap="2" align="center" minW="0" wrap="wrap">
        <ClassBadge of={of} />
        <Text color="fg.muted" fontSize="xs">
          {t({ id: 'group.memberCount' }, { count: memberCount })}
        </Text>
      </Flex>
      <Button size="xs" variant="outline" aria-label={t({ id: 'group.class.editOf' }, { name })} onClick={onEdit}>
        {t({ id: 'group.news.edit' })}
      </Button>
      <Button
        size="xs"
        variant="outline"
        colorPalette="red"
        color="red.fg"
        aria-label={t({ id: 'group.class.deleteOf' }, { name })}
        onClick={() => setAsking(true)}
      >
        {t({ id: 'group.member.delete' })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'group.class.deleteTitle' }, { name })}
        text={t({ id: 'group.class.deleteText' })}
        action={t({ id: 'group.member.delete' })}
        onConfirm={() => void drop()}
        onClose={() => setAsking(false)}
      />
    </Flex>
  );
}
