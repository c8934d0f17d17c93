import { Button, Menu, Portal } from '@chakra-ui/react';
import { Icon } from '../../../components/icon/icon.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useViewer } from '../../../lib/session/use-viewer.ts';
import { actionOf, actsOn, isHelped, isViewable, type UserAct } from './user-acts.ts';
import type { ManagedUser } from './user-words.ts';

interface UserMenuProps {
  readonly user: ManagedUser;
  readonly onEdit: () => void;
  readonly onSessions: () => void;
  readonly onData: () => void;
  readonly onView: () => void;
  readonly onAct: (act: UserAct) => void;
}

/** What the viewer does with an account; nothing with one that they may not help, or that is deleted. */
export function UserMenu({ user, onEdit, onSessions, onData, onView, onAct }: UserMenuProps) {
  const t = useText();
  const { user: viewer, isSuperAdmin } = useViewer();
  const actor = { id: viewer?.id, isSuperAdmin };
  if (user.accountStatus === 'DELETED' || !isHelped(user, actor)) return null;
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <Button size="xs" variant="outline" aria-label={t({ id: 'users.actsOf' }, { username: user.username })}>
          {t({ id: 'users.acts' })}
          <Icon name="chevronDown" size="3" />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {isSuperAdmin ? (
              <Menu.Item value="edit" onClick={onEdit}>
                {t({ id: 'users.edit' })}
              </Menu.Item>
            ) : null}
            <Menu.Item value="sessions" onClick={onSessions}>
              {t({ id: 'users.sessions' })}
            </Menu.Item>
            {isSuperAdmin && user.id !== viewer?.id ? (
              <Menu.Item value="data" onClick={onData}>
                {t({ id: 'users.data' })}
              </Menu.Item>
            ) : null}
            {isSuperAdmin && isViewable(user) ? (
              <Menu.Item value="view" onClick={onView}>
                {t({ id: 'users.view' })}
              </Menu.Item>
            ) : null}
            {actsOn(user, actor).map((act) => (
              <Menu.Item key={act} value={act} onClick={() => onAct(act)}>
                {t(actionOf(act))}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
