import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useText } from '../../../../lib/intl/use-text.ts';
import { focusHeading } from '../../../../lib/keyboard/focus-heading.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { useGroup } from './group-context.ts';
import { useUnarchiveGroupMutation } from './group-frame.generated.ts';
import { Notice } from './notice.tsx';

/**
 * Says that the group is archived, where it is; its roots open it again.
 *
 * @param children what else roots do with it.
 */
export function ArchivedNotice({ children = null }: { readonly children?: ReactNode }) {
  const t = useText();
  const act = useAct();
  const { id, archivedAt, disbandedAt, viewerCanArchive } = useGroup();
  const [unarchive, { loading }] = useUnarchiveGroupMutation();
  if (archivedAt === null || disbandedAt !== null) return null;
  const open = async () => {
    if (loading) return;
    const isDone = await act(
      async () => (await unarchive({ variables: { input: { groupId: id } } })).data?.unarchiveGroup,
      t({ id: 'group.unarchivedDone' }),
    );
    if (isDone) focusHeading();
  };
  return (
    <Notice text={t({ id: 'group.archivedHint' })}>
      {viewerCanArchive ? (
        <>
          {children}
          <Button size="xs" variant="outline" aria-disabled={loading} onClick={() => void open()}>
            {t({ id: 'group.unarchive' })}
          </Button>
        </>
      ) : null}
    </Notice>
  );
}
