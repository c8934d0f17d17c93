import { Button, Menu, Portal } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { useRemoveSecondFactorMutation, type ManageUser_UserFragment } from './user-home.generated.ts';

/** What a super admin or support can do for another user. */
export function ManageUser({ user: { id, username, hasSecondFactor } }: { readonly user: ManageUser_UserFragment }) {
  const t = useText();
  const act = useAct();
  const [isAsking, setAsking] = useState(false);
  const [remove] = useRemoveSecondFactorMutation();
  const action = t({ id: 'people.manage.removeSecondFactor' });
  return (
    <>
      <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
        <Menu.Trigger asChild>
          <Button size="sm" variant="outline" aria-label={t({ id: 'people.manage.of' }, { username })}>
            <Icon name="gear" />
            {t({ id: 'people.manage' })}
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              <Menu.Item value="removeSecondFactor" disabled={hasSecondFactor !== true} onClick={() => setAsking(true)}>
                {hasSecondFactor === true ? action : t({ id: 'people.manage.noSecondFactor' })}
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'people.manage.removeTitle' }, { username })}
        text={t({ id: 'people.manage.removeText' })}
        action={action}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          void act(
            async () => (await remove({ variables: { userId: id } })).data?.removeSecondFactor,
            t({ id: 'people.manage.removed' }),
          )
        }
      />
    </>
  );
}
