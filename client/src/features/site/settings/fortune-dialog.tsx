import { LoadingRows } from '../../../components/loading-rows.tsx';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { settingTexts } from '../../../lib/site/setting-texts.ts';
import { FortuneForm, listNames, type ListKey } from './fortune-form.tsx';
import { useFortuneListsQuery } from './fortune-list.generated.ts';

/** A list of the check-in: texts in both languages. */
export function FortuneDialog({ settingKey, onClose }: { readonly settingKey: ListKey; readonly onClose: () => void }) {
  const t = useText();
  const { data, error, refetch } = useFortuneListsQuery({ fetchPolicy: 'network-only' });
  const entries = data?.fortuneLists[listNames[settingKey]];
  return (
    <SheetDialog title={t(settingTexts[settingKey].title)} size="md" widest="56rem" onClose={onClose}>
      <LoadingRows data={entries} error={error} onRetry={() => void refetch()} count={4} height="60px" />
      {entries === undefined ? null : <FortuneForm settingKey={settingKey} entries={entries} onSaved={onClose} />}
    </SheetDialog>
  );
}
