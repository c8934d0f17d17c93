import { Box, Button, Dialog, Field, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Choice } from '../../../components/choice.tsx';
import { FormError } from '../../../components/form/form-error.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { faultsOf } from '../../../lib/form/entrance-fields.ts';
import { refusalOf } from '../../../lib/form/refusal.ts';
import { useEntranceForm } from '../../../lib/form/use-entrance-form.ts';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useViewer } from '../../../lib/session/use-viewer.ts';
import { lives, apiScopes, type Scope } from './api-scopes.ts';
import { TokenListDocument, useCreateApiTokenMutation } from './token-list.generated.ts';

interface NewTokenFormProps {
  /** @param token to be shown once. */
  readonly onMade: (token: string) => void;
  readonly onClose: () => void;
}

/** Name, scopes and life of a new token. */
export function NewTokenForm({ onMade, onClose }: NewTokenFormProps) {
  const t = useText();
  const { siteActs } = useViewer();
  const [scopes, setScopes] = useState<ReadonlySet<Scope>>(new Set(['READ']));
  const [create] = useCreateApiTokenMutation({ refetchQueries: [TokenListDocument] });
  const form = useEntranceForm({
    initial: { name: '', life: '90' },
    check: ({ name }) =>
      faultsOf({ name: name.trim() === '' ? message({ id: 'setting.tokens.nameRequired' }) : null, life: null }),
    async send({ name, life }) {
      const { data } = await create({
        variables: { input: { name, scopes: [...scopes], expiresInDays: life === '0' ? null : Number(life) } },
      });
      const result = data?.createApiToken;
      if (result?.__typename !== 'CreateApiTokenSuccess') return refusalOf(t, result, ['name']);
      onMade(result.data.token);
      return null;
    },
  });
  const toggle = (scope: Scope) =>
    setScopes((before) => new Set(before.has(scope) ? [...before].filter((one) => one !== scope) : [...before, scope]));
  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate>
      <Dialog.Body>
        <Stack gap="4">
          <FormError refusal={form.refusal} />
          <FormField
            label={t({ id: 'setting.tokens.name' })}
            hint={t({ id: 'setting.tokens.nameHint' })}
            maxLength={100}
            autoComplete="off"
            autoFocus
            {...form.field('name')}
          />
          <fieldset>
            <Box as="legend" fontSize="sm" fontWeight="medium" mb="1">
              {t({ id: 'setting.tokens.scopes' })}
            </Box>
            {apiScopes
              .filter(({ forAdmins }) => siteActs.length > 0 || !forAdmins)
              .map(({ value, name, label }) => (
                <Flex key={value} asChild gap="2" py="1" align="baseline" cursor="pointer" fontSize="sm">
                  <label>
                    <Box asChild accentColor="accent.solid" position="relative" top="1px">
                      <input type="checkbox" checked={scopes.has(value)} onChange={() => toggle(value)} />
                    </Box>
                    <Box as="code" fontFamily="mono" minW="16">
                      {name}
                    </Box>
                    <Box as="span" color="fg.muted">
                      {t(label)}
                    </Box>
                  </label>
                </Flex>
              ))}
          </fieldset>
          <Field.Root>
            <Field.Label>{t({ id: 'setting.tokens.life' })}</Field.Label>
            <Choice
              label={t({ id: 'setting.tokens.life' })}
              value={form.values.life}
              options={lives.map((days) => [
                String(days),
                days === 0 ? t({ id: 'setting.tokens.never' }) : t({ id: 'setting.tokens.days' }, { days }),
              ])}
              onChange={(life) => form.setValue('life', life)}
            />
          </Field.Root>
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button size="sm" variant="outline" onClick={onClose}>
          {t({ id: 'action.cancel' })}
        </Button>
        <Button type="submit" size="sm" colorPalette="accent" disabled={form.isSending || scopes.size === 0}>
          {t({ id: 'setting.tokens.create' })}
        </Button>
      </Dialog.Footer>
    </form>
  );
}
