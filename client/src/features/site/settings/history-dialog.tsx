import { Box, Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { Pager } from '../../../components/pager.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { UserLink } from '../../../components/user-link.tsx';
import { useText, type Text } from '../../../lib/intl/use-text.ts';
import { withGap } from '../../../lib/intl/with-gap.ts';
import { settingTexts } from '../../../lib/site/setting-texts.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { maintenanceChangeText } from './maintenance-words.ts';
import { effectOf } from './setting-effects.ts';
import { textOf, valueText, type Setting, type SettingValue } from './setting-values.ts';
import {
  SiteSettingHistoryDocument,
  SiteSettingsDocument,
  useRevertSiteSettingMutation,
  useSiteSettingHistoryQuery,
  type SiteSettingHistoryQuery,
} from './settings.generated.ts';

type Change = SiteSettingHistoryQuery['siteSettingHistory']['items'][number];

interface HistoryDialogProps {
  readonly settings: readonly Setting[];
  /** Of one setting; null: of all. */
  readonly settingKey: Setting['key'] | null;
  readonly onClose: () => void;
}

/** Changes of settings, newest first, each with a button that restores the value before it. */
export function HistoryDialog({ settings, settingKey, onClose }: HistoryDialogProps) {
  const t = useText();
  const act = useAct();
  const [page, setPage] = useState(1);
  const [asked, setAsked] = useState<Change | null>(null);
  const { data, previousData, error, refetch } = useSiteSettingHistoryQuery({
    variables: { key: settingKey, page },
    fetchPolicy: 'network-only',
  });
  const [revert] = useRevertSiteSettingMutation({
    refetchQueries: [SiteSettingsDocument, SiteSettingHistoryDocument],
    awaitRefetchQueries: true,
  });
  const history = (data ?? previousData)?.siteSettingHistory;
  const settingOf = (key: Setting['key']) => settings.find((setting) => setting.key === key);
  const wordsOf = ({ key }: Change, value: SettingValue) => {
    const setting = settingOf(key);
    return setting === undefined || value === null
      ? t({ id: 'settings.restoreFormer' })
      : valueText(t, setting, textOf(value));
  };
  const title =
    settingKey === null
      ? t({ id: 'settings.history' })
      : t({ id: 'settings.historyOf' }, { title: t(settingTexts[settingKey].title) });
  return (
    <SheetDialog title={title} size="md" widest="44rem" onClose={onClose}>
      <LoadingRows data={history} error={error} onRetry={() => void refetch()} count={4} height="60px" />
      {history?.total === 0 ? <chakra.p color="fg.muted">{t({ id: 'settings.historyNone' })}</chakra.p> : null}
      <Box as="ul" listStyleType="none">
        {history?.items.map((change) => (
          <ChangeRow key={change.id} change={change} wordsOf={wordsOf} onRestore={() => setAsked(change)} />
        ))}
      </Box>
      {history === undefined ? null : <Pager page={page} size={history.size} total={history.total} onPage={setPage} />}
      <ConfirmDialog
        isOpen={asked !== null}
        title={t({ id: 'settings.restoreTitle' })}
        text={asked === null ? '' : effectText(t, asked, wordsOf(asked, asked.before))}
        action={asked === null ? '' : restoreText(t, asked, wordsOf(asked, asked.before))}
        onClose={() => setAsked(null)}
        onConfirm={() =>
          void act(
            async () => (await revert({ variables: { input: { changeId: asked?.id ?? '' } } })).data?.revertSiteSetting,
            t({ id: 'settings.restored.done' }),
          )
        }
      />
    </SheetDialog>
  );
}

/** Name of the button that restores the value before a change. */
function restoreText(t: Text, { before }: Change, words: string): string {
  return before === null ? t({ id: 'settings.restoreList' }) : t({ id: 'settings.restore' }, { value: words });
}

interface ChangeRowProps {
  readonly change: Change;
  readonly wordsOf: (change: Change, value: SettingValue) => string;
  readonly onRestore: () => void;
}

function ChangeRow({ change, wordsOf, onRestore }: ChangeRowProps) {
  const t = useText();
  const { key, before, after, canRevert, at, actor } = change;
  return (
    <Box as="li" py="2" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <chakra.p fontSize="sm" fontWeight="medium">
        {t(settingTexts[key].title)}
      </chakra.p>
      <chakra.p fontSize="sm" overflowWrap="anywhere">
        {before === null || after === null
          ? (maintenanceChangeText(t, change) ?? t({ id: 'settings.historyChanged' }))
          : t({ id: 'settings.fromTo' }, { before: wordsOf(change, before), after: wordsOf(change, after) })}
      </chakra.p>
      <Box fontSize="xs" color="fg.muted">
        <RelativeTime at={at} />
        {actor === null ? null : (
          <>
            {' · '}
            <UserLink username={actor.username} />
          </>
        )}
        {canRevert ? (
          <Button size="2xs" variant="outline" ms="3" maxW="full" onClick={onRestore}>
            <Box as="span" truncate>
              {restoreText(t, change, wordsOf(change, before))}
            </Box>
          </Button>
        ) : null}
      </Box>
    </Box>
  );
}

/** What a setting becomes, with its effect. */
function effectText(t: Text, { key, before }: Change, words: string): string {
  const effect = effectOf(key, textOf(before));
  const becomes = t({ id: 'settings.restoreText' }, { title: t(settingTexts[key].title), value: words });
  return effect === null ? becomes : withGap(becomes) + t(effect);
}
