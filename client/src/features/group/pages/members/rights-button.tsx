import { Badge, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { CheckLabel } from '../../../../components/form/check-label.tsx';
import { SheetDialog } from '../../../../components/sheet-dialog.tsx';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import type { Right } from '../frame/group-context.ts';
import type { GroupMember_MemberFragment } from './group-members.generated.ts';
import { useMemberActs } from './use-member-acts.ts';

const names = [
  ['PROBLEMS', message({ id: 'group.rights.problems' })],
  ['TRAININGS', message({ id: 'group.rights.trainings' })],
  ['CONTESTS', message({ id: 'group.rights.contests' })],
  ['DISCUSSIONS', message({ id: 'group.rights.discussions' })],
  ['MEMBERS', message({ id: 'group.rights.members' })],
  ['GRADES', message({ id: 'group.rights.grades' })],
] as const satisfies readonly (readonly [Right, object])[];

/** Rights that are often given together. */
const presets = [
  { label: message({ id: 'group.rights.assistant' }), rights: ['DISCUSSIONS', 'MEMBERS', 'GRADES'] },
  { label: message({ id: 'group.rights.author' }), rights: ['PROBLEMS', 'TRAININGS', 'CONTESTS'] },
  { label: message({ id: 'group.rights.grader' }), rights: ['GRADES'] },
] as const satisfies readonly { label: object; rights: readonly Right[] }[];

interface RightsProps {
  readonly member: GroupMember_MemberFragment;
}

/** Says how many rights a member was given, and opens their choice. */
export function RightsButton({ member }: RightsProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { user, rights } = member;
  return (
    <>
      <Button
        size="xs"
        variant="outline"
        aria-label={t({ id: 'group.rights.of' }, { username: user.username })}
        onClick={() => setOpen(true)}
      >
        {t({ id: 'group.rights' })}
        {rights.length === 0 ? null : <Badge size="xs">{rights.length}</Badge>}
      </Button>
      {isOpen ? <RightsDialog member={member} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function RightsDialog({ member: { user, rights }, onClose }: RightsProps & { readonly onClose: () => void }) {
  const t = useText();
  const acts = useMemberActs();
  const [chosen, setChosen] = useState<readonly Right[]>(rights);
  const [isSaving, setSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    const isDone = await acts.giveRights(user.id, chosen);
    setSaving(false);
    if (isDone) onClose();
  };
  return (
    <SheetDialog
      title={t({ id: 'group.rights.of' }, { username: user.username })}
      size="sm"
      focusesField
      onClose={onClose}
    >
      <form onSubmit={(event) => void submit(event)}>
        <Text color="fg.muted" fontSize="sm" mb="3">
          {t({ id: 'group.rights.hint' })}
        </Text>
        <Flex gap="2" mb="3" wrap="wrap">
          {presets.map(({ label, rights: preset }) => (
            <Button key={label.id} size="xs" variant="outline" onClick={() => setChosen(preset)}>
              {t(label)}
            </Button>
          ))}
        </Flex>
        <Stack gap="2">
          {names.map(([right, label]) => (
            <CheckLabel key={right}>
              <input
                type="checkbox"
                checked={chosen.includes(right)}
                onChange={({ target }) =>
                  setChosen(target.checked ? [...chosen, right] : chosen.filter((each) => each !== right))
                }
              />
              {t(label)}
            </CheckLabel>
          ))}
        </Stack>
        <Flex justify="flex-end" mt="4">
          <Button type="submit" size="sm" colorPalette="accent" aria-disabled={isSaving}>
            {t({ id: 'group.save' })}
          </Button>
        </Flex>
      </form>
    </SheetDialog>
  );
}
