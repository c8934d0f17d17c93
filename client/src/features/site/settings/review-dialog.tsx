import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormError } from '../../../components/form/form-error.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { fromLocalText } from '../../../lib/format/local-time.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { settingTexts } from '../../../lib/site/setting-texts.ts';
import { effectOf } from './setting-effects.ts';
import { textOf, valueText } from './setting-values.ts';
import type { SettingEdit, SettingsForm } from './use-settings-form.ts';

interface ReviewDialogProps {
  readonly form: SettingsForm;
  readonly onSave: () => void;
  readonly onSchedule: (dueAt: Date) => void;
  readonly onClose: () => void;
}

/** Each change with its effect, before it is saved, now or at a moment to come. */
export function ReviewDialog({ form, onSave, onSchedule, onClose }: ReviewDialogProps) {
  const t = useText();
  const [at, setAt] = useState('');
  const dueAt = fromLocalText(at);
  return (
    <SheetDialog
      title={t({ id: 'settings.reviewTitle' }, { count: form.edits.length })}
      size="sm"
      widest="36rem"
      onClose={onClose}
    >
      <FormError refusal={form.refusal} />
      <Box as="ul" listStyleType="none" my="2" aria-label={t({ id: 'settings.reviewList' })}>
        {form.edits.map((edit) => (
          <ReviewedEdit key={edit.setting.key} edit={edit} />
        ))}
      </Box>
      <FormField
        type="datetime-local"
        label={t({ id: 'settings.dueAt' })}
        hint={t({ id: 'settings.dueAtHint' })}
        maxW="16rem"
        value={at}
        error={form.refusal.fields['dueAt'] ?? null}
        onValue={(text) => {
          setAt(text);
          form.clearFault('dueAt');
        }}
      />
      <Flex mt="3" gap="2" justify="flex-end" wrap="wrap" pb="3">
        <Button size="sm" variant="outline" onClick={onClose}>
          {t({ id: 'action.cancel' })}
        </Button>
        <Button
          size="sm"
          colorPalette="accent"
          disabled={form.isSaving}
          onClick={() => (dueAt === null ? onSave() : onSchedule(dueAt))}
        >
          {dueAt === null ? t({ id: 'settings.save' }) : t({ id: 'settings.schedule' })}
        </Button>
      </Flex>
    </SheetDialog>
  );
}

function ReviewedEdit({ edit: { setting, text } }: { readonly edit: SettingEdit }) {
  const t = useText();
  const effect = effectOf(setting.key, text);
  const before = valueText(t, setting, textOf(setting.value));
  return (
    <Box as="li" py="2" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Text fontWeight="medium" fontSize="sm">
        {t(settingTexts[setting.key].title)}
      </Text>
      <Text fontSize="sm" overflowWrap="anywhere">
        {t({ id: 'settings.fromTo' }, { before, after: valueText(t, setting, text) })}
      </Text>
      {effect === null ? null : (
        <Text mt="1" px="2" py="1" borderRadius="l2" bg="amber.subtle" color="amber.fg" fontSize="sm">
          {t(effect)}
        </Text>
      )}
    </Box>
  );
}
