import { Flex, Input, Text, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { keyHint } from '../../components/key-hint.ts';
import { SheetDialog } from '../../components/sheet-dialog.tsx';
import { message } from '../../lib/intl/message.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { keyNames } from '../../lib/keyboard/key-names.ts';
import { takeTypedAhead } from '../../lib/keyboard/palette-store.ts';
import { shortcutKey } from '../../lib/keyboard/shortcut-key.ts';
import { useIsPhone } from '../../lib/preferences/use-is-phone.ts';
import { isSameEntry, matchingEntries, sectionsOf, type PaletteEntry, type PaletteSection } from './palette-entry.ts';
import { optionId, PaletteList } from './palette-list.tsx';
import { recentEntries, rememberChoice } from './recent-choices.ts';
import { usePaletteSearch } from './use-palette-search.ts';

/** Most characters that the server searches for. */
const maxLength = 100;

interface PaletteDialogProps {
  readonly offers: readonly PaletteEntry[];
  /** Shown only when they are searched for: there are too many. */
  readonly foundOnly: readonly PaletteEntry[];
  readonly onClose: () => void;
}

/** The field and what it finds, as a combobox: the focus stays in the field, keys move through the list. */
export function PaletteDialog({ offers, foundOnly, onClose }: PaletteDialogProps) {
  const t = useText();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<PaletteEntry | null>(null);
  /** Enter was pressed before the text had found anything. */
  const [isAwaited, setAwaited] = useState(false);
  const [recent] = useState(() => recentEntries([...offers, ...foundOnly]));
  const text = typed.trim();
  const search = usePaletteSearch(text);

  const sections: readonly PaletteSection[] =
    text === ''
      ? withRecent(recent, offers)
      : sectionsOf([...matchingEntries([...offers, ...foundOnly], text), ...search.entries]);
  const entries = sections.flatMap((section) => section.entries);
  const at = chosen === null ? -1 : entries.findIndex((entry) => isSameEntry(entry, chosen));
  const index = Math.max(0, at);
  const active = entries[index];
  const isEmpty = active === undefined;

  const choose = (entry: PaletteEntry, isNewTab: boolean) => {
    rememberChoice(entry);
    onClose();
    if (typeof entry.go !== 'string') entry.go();
    else if (isNewTab) window.open(entry.go, '_blank', 'noopener');
    else void navigate(entry.go);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = stepOf(event);
    if (step !== 0) {
      event.preventDefault();
      setChosen(entries[(index + step + entries.length) % entries.length] ?? null);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (active !== undefined) choose(active, event.ctrlKey || event.metaKey);
      else setAwaited(search.isPending);
    }
  };

  const activeId = active === undefined ? undefined : optionId(listId, active);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const chooseFirst = useEffectEvent(() => {
    setAwaited(false);
    if (active !== undefined) choose(active, false);
  });
  useEffect(() => {
    if (isAwaited && !search.isPending) chooseFirst();
  }, [isAwaited, search.isPending]);

  return (
    <SheetDialog size="md" focusesField title={t({ id: 'palette.title' })} onClose={onClose} px="3" pb="3">
      <Input
        role="combobox"
        aria-label={t({ id: 'palette.field' })}
        placeholder={t(isPhone ? message({ id: 'palette.fieldShort' }) : message({ id: 'palette.field' }))}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={!isEmpty}
        aria-controls={isEmpty ? undefined : listId}
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={maxLength}
        value={typed}
        // Letters that were typed before it was there.
        onFocus={() => {
          const ahead = takeTypedAhead();
          if (ahead !== '') setTyped(`${typed}${ahead}`.slice(0, maxLength));
        }}
        onChange={(event) => {
          setTyped(event.target.value);
          setChosen(null);
          setAwaited(false);
        }}
        onKeyDown={onKeyDown}
      />
      <Flex direction="column" h="min(26rem, 50dvh)" mt="2">
        {isEmpty ? null : <PaletteList id={listId} sections={sections} active={active} choose={choose} />}
        {search.error === null ? null : <ErrorState error={search.error} onRetry={search.retry} />}
        {isEmpty && !search.isPending && search.error === null ? (
          <EmptyState icon="search" title={t({ id: 'palette.none' }, { text })} />
        ) : null}
        {search.isPending ? (
          <Text px="2" py="1" fontSize="sm" color="fg.muted">
            {t({ id: 'palette.searching' })}
          </Text>
        ) : null}
      </Flex>
      <VisuallyHidden role="status">
        {search.isPending || text === '' ? '' : t({ id: 'palette.found' }, { count: entries.length })}
      </VisuallyHidden>
      <Text hideBelow="md" css={keyHint} mt="2" px="2" fontSize="xs" color="fg.muted">
        {t({ id: 'palette.hint' }, { command: keyNames.command })}
      </Text>
    </SheetDialog>
  );
}

/** What was chosen before stands first, and only there. */
function withRecent(recent: readonly PaletteEntry[], offers: readonly PaletteEntry[]): readonly PaletteSection[] {
  const others = offers.filter((offer) => !recent.some((entry) => isSameEntry(entry, offer)));
  return [...(recent.length === 0 ? [] : [{ kind: 'recent' as const, entries: recent }]), ...sectionsOf(others)];
}

/** Arrows, or Ctrl with j and k: letters alone are typed. */
function stepOf(event: KeyboardEvent): -1 | 0 | 1 {
  const key = shortcutKey(event);
  const { ctrlKey, metaKey, altKey } = event;
  if (metaKey || altKey) return 0;
  if (key === 'ArrowDown' || (ctrlKey && key === 'j')) return 1;
  return key === 'ArrowUp' || (ctrlKey && key === 'k') ? -1 : 0;
}
