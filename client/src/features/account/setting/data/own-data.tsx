import { Box, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { DataExportState } from '../../../../components/data-export/data-export-state.tsx';
import { DataExportDocument } from '../../../../components/data-export/data-export.generated.ts';
import { faultsOf } from '../../../../lib/form/entrance-fields.ts';
import { refusalOf } from '../../../../lib/form/refusal.ts';
import { useEntranceForm } from '../../../../lib/form/use-entrance-form.ts';
import { MoreSentences } from '../../../../lib/intl/more-sentences.tsx';
import { exportPart } from '../../../../lib/intl/parts/export.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import { DialogForm } from '../security/dialog-form.tsx';
import { OwnPassword, ownPasswordFault, useOwnPassword, type Owner } from '../security/own-password.tsx';
import { SettingDialog } from '../security/setting-dialog.tsx';
import { useRequestDataExportMutation } from './own-data.generated.ts';

/** Asks for an archive with all data of the own account, and downloads it. */
export function OwnData({ owner }: { readonly owner: Owner }) {
  return (
    <MoreSentences part={exportPart}>
      <DataSection owner={owner} />
    </MoreSentences>
  );
}

function DataSection({ owner }: { readonly owner: Owner }) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  return (
    <Box>
      <Text color="fg.muted" mb="3">
        {t({ id: 'setting.dataHelp' })}
      </Text>
      <DataExportState userId={null} onAsk={() => setAsking(true)} />
      {isAsking ? <RequestDialog owner={owner} onClose={() => setAsking(false)} /> : null}
    </Box>
  );
}

function RequestDialog({ owner, onClose }: { readonly owner: Owner; readonly onClose: () => void }) {
  const t = useText();
  const [request] = useRequestDataExportMutation({ refetchQueries: [DataExportDocument] });
  const sealed = useOwnPassword(owner);
  const form = useEntranceForm({
    initial: { currentPassword: '' },
    check: ({ currentPassword }) => faultsOf({ currentPassword: ownPasswordFault(owner, currentPassword) }),
    async send({ currentPassword }) {
      const { data } = await request({ variables: { input: { currentPassword: await sealed(currentPassword) } } });
      const result = data?.requestDataExport;
      if (result?.__typename !== 'RequestDataExportSuccess') return refusalOf(t, result, ['currentPassword']);
      showToast('success', t({ id: 'export.asked' }));
      onClose();
      return null;
    },
  });
  return (
    <SettingDialog title={t({ id: 'export.ask' })} onClose={onClose}>
      <DialogForm form={form} action={t({ id: 'export.ask' })} onClose={onClose}>
        <Text fontSize="sm">{t({ id: 'setting.dataConfirm' })}</Text>
        <OwnPassword owner={owner} field={form.field('currentPassword')} />
      </DialogForm>
    </SettingDialog>
  );
}
