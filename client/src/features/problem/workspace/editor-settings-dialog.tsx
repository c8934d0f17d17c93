import { chakra, Grid } from '@chakra-ui/react';
import { Choice } from '../../../components/choice.tsx';
import { Toggle } from '../../../components/form/toggle.tsx';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { message } from '../../../lib/intl/message.ts';
import { useText, type MessageId } from '../../../lib/intl/use-text.ts';
import { keyNames } from '../../../lib/keyboard/key-names.ts';
import {
  changeEditorSettings,
  editorThemes,
  editorSettingsStore,
  fontSizes,
  keyMaps,
  tabSizes,
  type EditorTheme,
  type KeyMap,
} from '../../../lib/preferences/editor-settings.ts';
import { useStore } from '../../../lib/store/store.ts';

const themeLabels: Readonly<Record<EditorTheme, { readonly id: MessageId } | string>> = {
  auto: message({ id: 'editor.theme.auto' }),
  monokai: 'Monokai',
  solarized: 'Solarized',
  material: 'Material',
  idea: 'IDEA',
  eclipse: 'Eclipse',
  base16_dark: 'Base16 Dark',
  cobalt: 'Cobalt',
  dracula: 'Dracula',
};
const keyMapLabels: Readonly<Record<KeyMap, { readonly id: MessageId } | string>> = {
  default: message({ id: 'editor.keys.default' }),
  vim: 'Vim',
  emacs: 'Emacs',
};

/** How the editor looks and which keys it knows, on every problem. */
export function EditorSettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const settings = useStore(editorSettingsStore);
  const say = (label: { readonly id: MessageId } | string) => (typeof label === 'string' ? label : t(label));
  return (
    <SheetDialog size="xs" title={t({ id: 'editor.settings' })} onClose={onClose}>
      <Grid templateColumns="auto minmax(0, 1fr)" gap="3" alignItems="center" pb="2">
        <Setting
          label={t({ id: 'editor.theme' })}
          value={settings.theme}
          options={editorThemes.map((theme) => [theme, say(themeLabels[theme])])}
          onChange={(value) =>
            changeEditorSettings({ theme: editorThemes.find((theme) => theme === value) ?? settings.theme })
          }
        />
        <Setting
          label={t({ id: 'editor.fontSize' })}
          value={String(settings.fontSizePx)}
          options={fontSizes.map((size) => [String(size), `${size} px`])}
          onChange={(value) => changeEditorSettings({ fontSizePx: Number(value) })}
        />
        <Setting
          label={t({ id: 'editor.tabSize' })}
          value={String(settings.tabSize)}
          options={tabSizes.map((size) => [String(size), String(size)])}
          onChange={(value) => changeEditorSettings({ tabSize: Number(value) })}
        />
        <Setting
          label={t({ id: 'editor.keys' })}
          value={settings.keyMap}
          options={keyMaps.map((keyMap) => [keyMap, say(keyMapLabels[keyMap])])}
          onChange={(value) =>
            changeEditorSettings({ keyMap: keyMaps.find((keyMap) => keyMap === value) ?? settings.keyMap })
          }
        />
      </Grid>
      <Toggle
        label={t({ id: 'editor.wrap' })}
        checked={settings.isWrapped}
        onChange={(isWrapped) => changeEditorSettings({ isWrapped })}
      />
      {settings.keyMap === 'default' ? null : (
        <chakra.p fontSize="xs" color="fg.muted">
          {t({ id: 'editor.keysHint' }, { command: keyNames.command, leave: keyNames.leaveEditor.join('+') })}
        </chakra.p>
      )}
    </SheetDialog>
  );
}

interface SettingProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChange: (value: string) => void;
}

function Setting({ label, ...choice }: SettingProps) {
  return (
    <>
      <chakra.span aria-hidden="true">{label}</chakra.span>
      <Choice label={label} {...choice} />
    </>
  );
}
