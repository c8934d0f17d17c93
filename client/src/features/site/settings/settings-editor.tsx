import { Box, Button, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { use, useEffect, useEffectEvent, useMemo, useRef, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FormError } from '../../../components/form/form-error.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { Panel } from '../../../components/panel.tsx';
import { RestoredNotice } from '../../../components/restored-notice.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { changeAddress } from '../../../lib/address/read-address.ts';
import { focusFirstFault } from '../../../lib/form/focus-first-fault.ts';
import { settingsPart } from '../../../lib/intl/parts/settings.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { focusHeading } from '../../../lib/keyboard/focus-heading.ts';
import { foundSettings, searchIndex } from '../../../lib/site/search-settings.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import { EnvironmentTable } from './environment-table.tsx';
import { FortuneDialog } from './fortune-dialog.tsx';
import type { ListKey } from './fortune-form.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { SaveBar } from './save-bar.tsx';
import { ScheduledList } from './scheduled-list.tsx';
import { SectionNav } from './section-nav.tsx';
import { SettingRow } from './setting-row.tsx';
import { sections, type Setting } from './setting-values.ts';
import type { SiteSettingsQuery } from './settings.generated.ts';
import { useSettingsForm } from './use-settings-form.ts';

/** A search costs nothing, so it follows the keys, in ms. */
const typingMs = 150;

interface SettingsEditorProps {
  readonly state: SiteSettingsQuery['siteSettings'];
  /** User id. */
  readonly account: string;
  readonly reload: () => Promise<number | undefined>;
}

/** Settings in sections with search; changes are reviewed and saved together. */
export function SettingsEditor({ state, account, reload }: SettingsEditorProps) {
  const t = useText();
  const { items: settings, version, environment } = state;
  const form = useSettingsForm({ settings, version, account, reload });
  const formElement = useRef<HTMLFormElement>(null);
  const [search, setSearch] = useState('');
  const [params, setParams] = useSearchParams();
  const asked = params.get('search');
  const takeAsked = useEffectEvent(() => {
    setSearch(asked ?? '');
    setParams(changeAddress(params, { search: null }), { replace: true });
  });
  // The command palette leads to one setting by its key. Taken once: the search is not the address's from there on.
  useEffect(() => {
    if (asked !== null) takeAsked();
  }, [asked]);
  const [isReviewing, setReviewing] = useState(false);
  const [history, setHistory] = useState<Setting['key'] | 'ALL' | null>(null);
  const [listKey, setListKey] = useState<ListKey | null>(null);
  const [chinese, english] = [use(settingsPart.load('zh-CN')), use(settingsPart.load('en-US'))];
  const index = useMemo(
    () =>
      searchIndex(
        settings.map(({ key }) => key),
        [chinese, english],
      ),
    [settings, chinese, english],
  );
  const found = foundSettings(settings, index, search);
  const shown = sectionNames.flatMap((section) => {
    const rows = found.filter((setting) => setting.section === section);
    return rows.length === 0 ? [] : [{ section, rows }];
  });
  const isEnvironmentShown = search === '' && environment.length > 0;

  const toFault = () => {
    setSearch('');
    if (formElement.current !== null) focusFirstFault(formElement.current);
  };
  const review = (event: FormEvent) => {
    event.preventDefault();
    if (form.hasFault) toFault();
    else if (form.edits.length > 0) setReviewing(true);
  };
  const save = async () => {
    const refused = await form.save();
    if (refused === null) {
      setReviewing(false);
      showToast('success', t({ id: 'settings.saved' }));
      focusHeading();
    } else if (refused.form === null) {
      setReviewing(false);
      toFault();
    }
  };
  const schedule = async (dueAt: Date) => {
    const refused = await form.schedule(dueAt);
    if (refused === null) {
      setReviewing(false);
      showToast('success', t({ id: 'settings.scheduled' }));
      focusHeading();
    } else if (refused.form === null && refused.fields['dueAt'] === undefined) {
      setReviewing(false);
      toFault();
    }
  };
  return (
    <>
      <PageHeader
        title={t({ id: 'settings.title' })}
        note={t({ id: 'settings.intro' })}
        acts={
          <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => setHistory('ALL')}>
            {t({ id: 'settings.history' })}
          </Button>
        }
      />
      <ScheduledList settings={settings} />
      <Flex align="center" gap="3" wrap="wrap" mb="3">
        <SearchField
          label={t({ id: 'settings.search' })}
          value={search}
          flexBasis="16rem"
          typingMs={typingMs}
          onSearch={setSearch}
        />
        <Box role="status" fontSize="sm" color="fg.muted">
          {search === ''
            ? t({ id: 'settings.all' }, { count: settings.length })
            : t({ id: 'settings.found' }, { count: found.length })}
        </Box>
      </Flex>
      <Flex direction={{ base: 'column', lg: 'row' }} gap={{ base: '3', lg: '6' }} align="stretch">
        <SectionNav sections={shown.map(({ section }) => section)} hasEnvironment={isEnvironmentShown} />
        <Stack gap="4" flex="1" minW="0">
          <chakra.form
            ref={formElement}
            noValidate
            aria-label={t({ id: 'settings.title' })}
            display="contents"
            onSubmit={review}
          >
            {form.isRestored ? (
              <RestoredNotice
                text={t({ id: 'settings.restored' })}
                discard={t({ id: 'settings.discard' })}
                discardText={t({ id: 'settings.discardText' })}
                onDiscard={form.discard}
              />
            ) : null}
            <FormError refusal={form.refusal} />
            {shown.length === 0 ? (
              <EmptyState icon="search" title={t({ id: 'settings.none' })} hint={t({ id: 'settings.noneHint' })} />
            ) : null}
            {shown.map(({ section, rows }) => (
              <Panel
                key={section}
                as="section"
                id={`section-${section}`}
                aria-labelledby={`section-${section}-title`}
                px={{ base: '3', md: '4' }}
                py="3"
                scrollMarginTop="28"
              >
                <Heading as="h2" size="sm" id={`section-${section}-title`}>
                  {t(sections[section])}
                </Heading>
                <Box as="ul" listStyleType="none" aria-labelledby={`section-${section}-title`}>
                  {rows.map((setting) => (
                    <SettingRow
                      key={setting.key}
                      setting={setting}
                      form={form}
                      onHistory={setHistory}
                      onEditList={setListKey}
                    />
                  ))}
                </Box>
              </Panel>
            ))}
            <SaveBar form={form} />
          </chakra.form>
          {isEnvironmentShown ? (
            <Panel
              as="section"
              id="section-environment"
              aria-labelledby="section-environment-title"
              px={{ base: '3', md: '4' }}
              py="3"
              scrollMarginTop="28"
            >
              <Heading as="h2" size="sm" id="section-environment-title">
                {t({ id: 'settings.section.environment' })}
              </Heading>
              <Text mb="2" fontSize="sm" color="fg.muted">
                {t({ id: 'settings.environmentIntro' })}
              </Text>
              <EnvironmentTable variables={environment} />
            </Panel>
          ) : null}
        </Stack>
      </Flex>
      {isReviewing ? (
        <ReviewDialog
          form={form}
          onSave={() => void save()}
          onSchedule={(dueAt) => void schedule(dueAt)}
          onClose={() => setReviewing(false)}
        />
      ) : null}
      {listKey === null ? null : <FortuneDialog settingKey={listKey} onClose={() => setListKey(null)} />}
      {history === null ? null : (
        <HistoryDialog
          settings={settings}
          settingKey={history === 'ALL' ? null : history}
          onClose={() => setHistory(null)}
        />
      )}
    </>
  );
}

// The keys are those of the table.
const sectionNames = Object.keys(sections) as readonly Setting['section'][];
