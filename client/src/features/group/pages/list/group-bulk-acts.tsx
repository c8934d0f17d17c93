import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { BulkDialog } from '../../../../components/bulk/bulk-dialog.tsx';
import { BulkHistory } from '../../../../components/bulk/bulk-history.tsx';
import { BulkWords } from '../../../../components/bulk/bulk-words.tsx';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { usePreviewGroupActMutation } from './bulk-acts.generated.ts';

const acts = [
  {
    act: 'ARCHIVE',
    name: message({ id: 'bulk.group.archive' }),
    title: message({ id: 'bulk.group.archiveTitle' }),
    text: message({ id: 'bulk.group.archiveText' }),
  },
  {
    act: 'UNARCHIVE',
    name: message({ id: 'bulk.group.unarchive' }),
    title: message({ id: 'bulk.group.unarchiveTitle' }),
    text: message({ id: 'bulk.group.unarchiveText' }),
  },
  {
    act: 'SHOW',
    name: message({ id: 'bulk.group.show' }),
    title: message({ id: 'bulk.group.showTitle' }),
    text: message({ id: 'bulk.group.showText' }),
  },
  {
    act: 'HIDE',
    name: message({ id: 'bulk.group.hide' }),
    title: message({ id: 'bulk.group.hideTitle' }),
    text: message({ id: 'bulk.group.hideText' }),
  },
  {
    act: 'DISBAND',
    name: message({ id: 'bulk.group.disband' }),
    title: message({ id: 'bulk.group.disbandTitle' }),
    text: message({ id: 'bulk.group.disbandText' }),
  },
] as const;

const lists = ['GroupList'];

interface GroupBulkActsProps {
  /** Groups that are chosen. */
  readonly ids: readonly string[];
  readonly onDone: () => void;
}

/** What is done to the chosen groups at once. */
export function GroupBulkActs(props: GroupBulkActsProps) {
  return (
    <BulkWords>
      <Acts {...props} />
    </BulkWords>
  );
}

function Acts({ ids, onDone }: GroupBulkActsProps) {
  const t = useText();
  /** With those that were chosen when it was opened: the choice is cleared when the act is done. */
  const [open, setOpen] = useState<{ readonly act: (typeof acts)[number]; readonly ids: readonly string[] } | null>(
    null,
  );
  const [preview] = usePreviewGroupActMutation();
  return (
    <>
      {ids.length === 0
        ? null
        : acts.map((one) => (
            <Button
              key={one.act}
              size="xs"
              variant="outline"
              {...(one.act === 'DISBAND' && { colorPalette: 'red', color: 'red.fg' })}
              onClick={() => setOpen({ act: one, ids })}
            >
              {t(one.name)}
            </Button>
          ))}
      <BulkHistory area="group" lists={lists} />
      {open === null ? null : (
        <BulkDialog
          title={t(open.act.title, { count: open.ids.length })}
          isHarsh={open.act.act === 'DISBAND'}
          lists={lists}
          fields={() => <Text color="fg.muted">{t(open.act.text)}</Text>}
          onPreview={async () =>
            (await preview({ variables: { input: { groupIds: [...open.ids], act: open.act.act } } })).data
              ?.previewGroupAct
          }
          onDone={onDone}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
