import { Button } from '@chakra-ui/react';
import { BulkHistory } from '../../../../components/bulk/bulk-history.tsx';
import { BulkWords } from '../../../../components/bulk/bulk-words.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { actsOnSeveral, bulkWords, type BulkUserAct } from '../user-acts.ts';
import { userLists, type ManagedUser } from '../user-words.ts';
import { changeText, fieldName } from './change-text.ts';
import { NewPasswords } from './new-passwords.tsx';

interface AccountBulkActsProps {
  /** Accounts that are chosen. */
  readonly users: readonly ManagedUser[];
  readonly onAct: (act: BulkUserAct) => void;
}

/** What is done to the chosen accounts at once. */
export function AccountBulkActs({ users, onAct }: AccountBulkActsProps) {
  const t = useText();
  const { user: viewer, isSuperAdmin } = useViewer();
  return (
    <>
      {actsOnSeveral(users, { id: viewer?.id, isSuperAdmin }).map((act) => (
        <Button
          key={act}
          size="xs"
          variant="outline"
          {...(bulkWords[act].isHarsh && { colorPalette: 'red', color: 'red.fg' })}
          onClick={() => onAct(act)}
        >
          {t(bulkWords[act].action)}
        </Button>
      ))}
      <BulkWords>
        <BulkHistory
          area="user"
          lists={userLists}
          changeText={(field, value) => changeText(t, field, value)}
          fieldName={(field) => fieldName(t, field)}
          result={({ id, newPasswordsUntil }) => (newPasswordsUntil === null ? null : <NewPasswords actId={id} />)}
        />
      </BulkWords>
    </>
  );
}
