import { Button, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { Choice } from '../../components/choice.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { message } from '../../lib/intl/message.ts';
import { useText, type MessageId } from '../../lib/intl/use-text.ts';
import {
  changeEditorSettings,
  EDITOR_THEMES,
  editorSettingsStore,
  FONT_SIZES,
  type EditorTheme,
} from '../../lib/preferences/editor-settings.ts';
import { useStore } from '../../lib/store/store.ts';
import type { OfferedLanguage } from './use-chosen-language.ts';

interface EditorToolbarProps {
  readonly languages: readonly OfferedLanguage[];
  readonly chosen: OfferedLanguage;
  readonly onChoose: (languageKey: string) => void;
  readonly onReset: () => void;
}

/** Language, looks of the editor, back to the template. */
export function EditorToolbar({ languages, chosen, onChoose, onReset }: EditorToolbarProps) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  return (
    <Flex align="center" gap="2" px="3" h="11" borderBottomWidth="1px" flexShrink="0">
      <Choice size="xs" label={t({ id: 'editor.language' })} value={chosen.language.key} onChange={onChoose} options={languages.map(({ language }) => [language.key, language.name])} />
      <chakra.span flex="1" />
      <Looks />
      <Button size="xs" variant="ghost" onClick={() => setAsking(true)}>
        <Icon name="reset" />
        {t({ id: 'editor.reset' })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'editor.resetTitle' })}
        text={t({ id: 'editor.resetText' }, { language: chosen.language.name })}
        action={t({ id: 'editor.resetAction' })}
        onConfirm={onReset}
        onClose={() => setAsking(false)}
      />
    </Flex>
  );
}

const THEME_LABELS: Readonly<Record<EditorTheme, { readonly id: MessageId } | string>> = {
  auto: message({ id: 'editor.theme.auto' }),
  light: message({ id: 'editor.theme.light' }),
  dark: message({ id: 'editor.theme.dark' }),
  dracula: 'Dracula',
  monokai: 'Monokai',
  'solarized-light': 'Solarized Light',
  'solarized-dark': 'Solarized Dark',
  cobalt: 'Cobalt',
};

function Looks() {
  const t = useText();
  const settings = useStore(editorSettingsStore);
  return (
    <Flex gap="2" hideBelow="sm">
      <Choice
        size="xs"
        label={t({ id: 'editor.theme' })}
        value={settings.theme}
        onChange={(value) => changeEditorSettings({ theme: EDITOR_THEMES.find((theme) => theme === value) ?? 'auto' })}
        options={EDITOR_THEMES.map((theme) => {
          const label = THEME_LABELS[theme];
          return [theme, typeof label === 'string' ? label : t(label)];
        })}
      />
      <Choice
        size="xs"
        label={t({ id: 'editor.fontSize' })}
        value={String(settings.fontSizePx)}
        onChange={(value) => changeEditorSettings({ fontSizePx: Number(value) })}
        options={FONT_SIZES.map((size) => [String(size), `${size} px`])}
      />
    </Flex>
  );
}
