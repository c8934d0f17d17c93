import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { UserLink } from '../../../components/user-link.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { settingTexts } from '../../../lib/site/setting-texts.ts';
import type { ListKey } from './fortune-form.tsx';
import { SettingField } from './setting-field.tsx';
import { textOf, valueText, type Setting } from './setting-values.ts';
import type { SettingsForm } from './use-settings-form.ts';

interface SettingRowProps {
  readonly setting: Setting;
  readonly form: SettingsForm;
  readonly onHistory: (key: Setting['key']) => void;
  readonly onEditList: (key: ListKey) => void;
}

/** A setting: its field, and below it key, default and last change. */
export function SettingRow({ setting, form, onHistory, onEditList }: SettingRowProps) {
  const t = useText();
  const { key, kind, value, defaultValue, lastChange } = setting;
  const title = t(settingTexts[key].title);
  const isChanged = form.isChanged(setting);
  const [text, defaultText] = [form.textOf(setting), textOf(defaultValue)];
  return (
    <Box
      as="li"
      id={`setting-${key}`}
      py="3"
      ps="3"
      borderInlineStartWidth="3px"
      borderColor={isChanged ? 'accent.solid' : 'transparent'}
      scrollMarginTop="28"
    >
      <SettingField setting={setting} form={form} onEditList={onEditList} />
      <Flex mt="1.5" columnGap="3" rowGap="1" wrap="wrap" align="center" fontSize="xs" color="fg.muted">
        <chakra.code overflowWrap="anywhere">{key}</chakra.code>
        {kind === 'OTHER' || text === defaultText ? null : (
          <>
            <Box as="span" overflowWrap="anywhere">
              {t({ id: 'settings.default' }, { value: valueText(t, setting, defaultText) })}
            </Box>
            <Button
              size="2xs"
              variant="ghost"
              aria-label={t({ id: 'settings.useDefaultOf' }, { title })}
              onClick={() => form.setText(key, defaultText)}
            >
              {t({ id: 'settings.useDefault' })}
            </Button>
          </>
        )}
        {isChanged ? (
          <Button
            size="2xs"
            variant="ghost"
            aria-label={t({ id: 'settings.undoOf' }, { title })}
            onClick={() => form.setText(key, textOf(value))}
          >
            {t({ id: 'settings.undo' })}
          </Button>
        ) : null}
        {lastChange === null ? null : (
          <>
            <Box as="span">
              {t({ id: 'settings.changed' })} <RelativeTime at={lastChange.at} />
              {lastChange.actor === null ? null : (
                <>
                  {' · '}
                  <UserLink username={lastChange.actor.username} />
                </>
              )}
            </Box>
            <Button
              size="2xs"
              variant="ghost"
              aria-haspopup="dialog"
              aria-label={t({ id: 'settings.historyOf' }, { title })}
              onClick={() => onHistory(key)}
            >
              {t({ id: 'settings.history' })}
            </Button>
          </>
        )}
      </Flex>
    </Box>
  );
}
