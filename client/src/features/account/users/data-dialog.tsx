import { Stack, Text } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { DataExportState } from '../../../components/data-export/data-export-state.tsx';
import { DataExportDocument } from '../../../components/data-export/data-export.generated.ts';
import { FormField } from '../../../components/form/form-field.tsx';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { SkeletonRows } from '../../../components/skeleton-rows.tsx';
import { MoreSentences } from '../../../lib/intl/more-sentences.tsx';
import { exportPart } from '../../../lib/intl/parts/export.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import type { ManagedUser } from './user-words.ts';
import { useExportUserDataMutation } from './users.generated.ts';

/** Longest reason that the server takes. */
const maxReason = 500;

interface DataDialogProps {
  readonly user: Pick<ManagedUser, 'id' | 'username'>;
  readonly onClose: () => void;
}

/** Has the data of an account exported, to answer a request of its owner. */
export function DataDialog({ user: { id, username }, onClose }: DataDialogProps) {
  const t = useText();
  return (
    <SheetDialog title={t({ id: 'users.dataTitle' }, { username })} size="md" onClose={onClose}>
      {/* Without it the page would wait with what opened the dialog, and its menu would stay. */}
      <Suspense fallback={<SkeletonRows count={2} />}>
        <MoreSentences part={exportPart}>
          <DataForm userId={id} />
        </MoreSentences>
      </Suspense>
    </SheetDialog>
  );
}

function DataForm({ userId }: { readonly userId: string }) {
  const t = useText();
  const act = useAct();
  const [reason, setReason] = useState('');
  const [exportData] = useExportUserDataMutation({ refetchQueries: [DataExportDocument] });
  const ask = () =>
    act(
      async () => (await exportData({ variables: { input: { userId, reason: reason.trim() } } })).data?.exportUserData,
      t({ id: 'export.asked' }),
    );
  return (
    <Stack gap="3">
      <Text color="fg.muted">{t({ id: 'users.dataText' })}</Text>
      <FormField
        label={t({ id: 'users.reason' })}
        hint={t({ id: 'users.dataReason' })}
        lines={2}
        maxLength={maxReason}
        value={reason}
        error={null}
        onValue={setReason}
      />
      <DataExportState userId={userId} onAsk={() => void ask()} />
    </Stack>
  );
}
