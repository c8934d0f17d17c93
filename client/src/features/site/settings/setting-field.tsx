import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { ChoiceField } from '../../../components/form/choice-field.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { Toggle } from '../../../components/form/toggle.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { settingTexts } from '../../../lib/site/setting-texts.ts';
import { listNames, type ListKey } from './fortune-form.tsx';
import { MaintenancePlan } from './maintenance-plan.tsx';
import { choiceText, isInBounds, unitText, type Setting } from './setting-values.ts';
import type { SettingsForm } from './use-settings-form.ts';

interface SettingFieldProps {
  readonly setting: Setting;
  readonly form: SettingsForm;
  readonly onEditList: (key: ListKey) => void;
}

/** The field of a setting, by its kind. */
export function SettingField({ setting, form, onEditList }: SettingFieldProps) {
  const t = useText();
  const { key, kind, min, max, maxLength } = setting;
  const { title, hint } = settingTexts[key];
  const [label, help] = [t(title), t(hint)];
  const value = form.textOf(setting);
  const onValue = (text: string) => form.setText(key, text);
  const fault = isInBounds(setting, value)
    ? null
    : t({ id: 'settings.fault.number' }, { min: min ?? 0, max: max ?? Number.MAX_SAFE_INTEGER });
  const error = fault ?? form.refusal.fields[key] ?? null;
  switch (kind) {
    case 'SWITCH':
      return (
        <Box>
          <Toggle label={label} checked={value === 'true'} onChange={(isOn) => onValue(String(isOn))} />
          <Hint text={help} />
        </Box>
      );
    case 'NUMBER':
      return (
        <Box maxW="24rem">
          <FormField
            label={label}
            hint={help}
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            maxW="10rem"
            name={key}
            beside={<Unit text={unitText(t, setting)} />}
            value={value}
            error={error}
            onValue={onValue}
          />
        </Box>
      );
    case 'CHOICE':
      return (
        <Box maxW="24rem">
          <ChoiceField
            label={label}
            hint={help}
            value={value}
            options={setting.choices.map((choice) => [choice, choiceText(t, setting, choice)] as const)}
            error={error}
            onValue={onValue}
          />
        </Box>
      );
    case 'TEXT':
      return (
        <FormField
          label={label}
          hint={help}
          autoComplete="off"
          name={key}
          {...(maxLength !== null && { maxLength, takesMore: true })}
          {...(key === 'description' && { lines: 2 })}
          value={value}
          error={error}
          onValue={onValue}
        />
      );
    case 'OTHER':
      return (
        <Box>
          <Text fontSize="sm" fontWeight="medium">
            {label}
          </Text>
          <Hint text={help} />
          {key === 'maintenance' ? <MaintenancePlan /> : null}
          {key === 'smtp' ? <MailServer isSet={setting.isSet} /> : null}
          {isListKey(key) ? (
            <Button
              size="xs"
              variant="outline"
              mt="1"
              aria-haspopup="dialog"
              aria-label={t({ id: 'settings.editListOf' }, { title: label })}
              onClick={() => onEditList(key)}
            >
              {t({ id: 'settings.editList' })}
            </Button>
          ) : null}
        </Box>
      );
  }
}

function isListKey(key: Setting['key']): key is ListKey {
  return key in listNames;
}

function Hint({ text }: { readonly text: string }) {
  return (
    <Text mt="1" fontSize="xs" color="fg.muted">
      {text}
    </Text>
  );
}

function Unit({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  return (
    <Text fontSize="sm" color="fg.muted">
      {text}
    </Text>
  );
}

/** Its password is never shown, nor anything else of it here. */
function MailServer({ isSet }: { readonly isSet: boolean }) {
  const t = useText();
  return (
    <Flex mt="1" gap="3" wrap="wrap" fontSize="sm">
      <Text>{isSet ? t({ id: 'settings.secretSet' }) : t({ id: 'settings.secretUnset' })}</Text>
      <TextLink to="/admin/mail">{t({ id: 'settings.toMail' })}</TextLink>
    </Flex>
  );
}
