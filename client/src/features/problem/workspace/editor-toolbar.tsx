import { Button, chakra, Flex } from '@chakra-ui/react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Choice } from '../../../components/choice.tsx';
import type { IconName } from '../../../components/icon/icon-paths.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import type { KeptText } from './drafts/use-draft-sync.ts';
import type { OfferedLanguage } from './use-chosen-language.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../components/confirm-dialog.tsx')).ConfirmDialog,
}));
const EditorSettingsDialog = lazy(async () => ({
  default: (await import('./editor-settings-dialog.tsx')).EditorSettingsDialog,
}));
const KeptTextsDialog = lazy(async () => ({ default: (await import('./kept-texts-dialog.tsx')).KeptTextsDialog }));

interface EditorToolbarProps {
  readonly languages: readonly OfferedLanguage[];
  readonly chosen: OfferedLanguage;
  readonly kept: readonly KeptText[];
  readonly onChoose: (languageKey: string) => void;
  readonly onReset: () => void;
  /** Null for visitors. */
  readonly onLastAccepted: (() => void) | null;
  /** Is there an accepted program? */
  readonly hasAccepted: boolean;
  /** Shows a text of the account again. */
  readonly onTake: (code: string) => void;
}

/** Language, looks of the editor, and other texts than the one that is shown. */
export function EditorToolbar({
  languages,
  chosen,
  kept,
  onChoose,
  onReset,
  onLastAccepted,
  hasAccepted,
  onTake,
}: EditorToolbarProps) {
  const t = useText();
  const [open, setOpen] = useState<'reset' | 'settings' | 'kept' | null>(null);
  const close = () => setOpen(null);
  return (
    <Flex align="center" gap="1" px="3" h="11" borderBottomWidth="1px" flexShrink="0">
      <Choice
        size="xs"
        label={t({ id: 'editor.language' })}
        value={chosen.language.key}
        onChange={onChoose}
        options={languages.map(({ language }) => [language.key, language.name])}
      />
      <chakra.span flex="1" />
      {kept.length === 0 ? null : (
        <Act icon="file" label={t({ id: 'draft.kept' })} onClick={() => setOpen('kept')}>
          {kept.length}
        </Act>
      )}
      {onLastAccepted === null ? null : (
        // Disabled without one; a phone has no room for that, even when it lies on its side.
        <chakra.span display={{ base: hasAccepted ? 'contents' : 'none', lg: 'contents' }}>
          <Act
            icon="check"
            label={t({ id: 'editor.lastAccepted' })}
            disabledReason={hasAccepted ? null : t({ id: 'editor.notPassed' })}
            onClick={onLastAccepted}
          >
            <chakra.span hideFrom="lg">{t({ id: 'editor.lastAcceptedShort' })}</chakra.span>
            <chakra.span hideBelow="lg">{t({ id: 'editor.lastAccepted' })}</chakra.span>
          </Act>
        </chakra.span>
      )}
      <Act icon="reset" label={t({ id: 'editor.reset' })} onClick={() => setOpen('reset')}>
        <chakra.span hideBelow="lg">{t({ id: 'editor.reset' })}</chakra.span>
      </Act>
      <Act icon="gear" label={t({ id: 'editor.settings' })} onClick={() => setOpen('settings')} />
      <Suspense>
        {open === 'reset' ? (
          <ConfirmDialog
            isOpen
            title={t({ id: 'editor.resetTitle' })}
            text={t({ id: 'editor.resetText' }, { language: chosen.language.name })}
            action={t({ id: 'editor.resetAction' })}
            onConfirm={onReset}
            onClose={close}
          />
        ) : null}
        {open === 'settings' ? <EditorSettingsDialog onClose={close} /> : null}
        {open === 'kept' ? (
          <KeptTextsDialog
            texts={kept}
            onClose={close}
            onTake={(code) => {
              onTake(code);
              close();
            }}
          />
        ) : null}
      </Suspense>
    </Flex>
  );
}

interface ActProps {
  readonly icon: IconName;
  readonly label: string;
  /** Why it cannot be pressed; null: it can. */
  readonly disabledReason?: string | null;
  readonly onClick: () => void;
  readonly children?: ReactNode;
}

/** A button with a picture, and its name where there is room. */
function Act({ icon, label, disabledReason = null, onClick, children }: ActProps) {
  return (
    <Button
      size="xs"
      variant="ghost"
      px={{ base: '2', lg: '2.5' }}
      aria-label={label}
      title={disabledReason ?? label}
      disabled={disabledReason !== null}
      onClick={onClick}
    >
      <Icon name={icon} />
      {children}
    </Button>
  );
}
