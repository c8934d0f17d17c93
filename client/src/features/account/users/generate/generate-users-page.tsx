import { Box, Button, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { FormError } from '../../../../components/form/form-error.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { maxUsername } from '../../../../lib/form/entrance-fields.ts';
import { refusalOf } from '../../../../lib/form/refusal.ts';
import { useEntranceForm } from '../../../../lib/form/use-entrance-form.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { ImportList } from '../import/import-list.tsx';
import { useGenerateUsersMutation } from '../import/import-users.generated.ts';
import { ImportView } from '../import/import-view.tsx';
import { useShownImport } from '../import/use-shown-import.ts';
import { generatedNames, generationFaults } from './generation.ts';

const fields = ['prefix', 'suffix', 'from', 'to', 'passwordLength'] as const;
const number = { inputMode: 'numeric', autoComplete: 'off' } as const;

/** Has accounts with random passwords made, such as those of a contest, and downloads them; below, the last ones. */
export function GenerateUsersPage() {
  const t = useText();
  const { importId, show } = useShownImport();
  return (
    <PageBody
      contentW="48rem"
      header={
        <PageHeader
          title={t({ id: 'users.generate' })}
          aside={<TextLink to="/admin/user">{t({ id: 'users.toList' })}</TextLink>}
        />
      }
    >
      <PageTitle text={t({ id: 'users.generate' })} />
      {importId === null ? (
        <>
          <GenerateForm onStarted={show} />
          <ImportList kind="GENERATED" />
        </>
      ) : (
        <ImportView id={importId} again={t({ id: 'users.generateAgain' })} onAgain={() => show(null)} />
      )}
    </PageBody>
  );
}

function GenerateForm({ onStarted }: { readonly onStarted: (id: string) => void }) {
  const t = useText();
  const [generate] = useGenerateUsersMutation();
  const form = useEntranceForm({
    initial: { prefix: '', suffix: '', from: '1', to: '10', passwordLength: '8' },
    check: generationFaults,
    async send({ prefix, suffix, from, to, passwordLength }) {
      const input = {
        prefix: prefix.trim(),
        suffix: suffix.trim(),
        from: Number(from),
        to: Number(to),
        passwordLength: Number(passwordLength),
      };
      const result = (await generate({ variables: { input } })).data?.generateUsers;
      if (result?.__typename !== 'GenerateUsersSuccess') return refusalOf(t, result, fields);
      onStarted(result.userImport.id);
      return null;
    },
  });
  const names = generatedNames(form.values);
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <Stack gap="4">
        <Text color="fg.muted" fontSize="sm">
          {t({ id: 'users.generateHint' })}
        </Text>
        <FormError refusal={form.refusal} />
        <Grid gap="3" alignItems="start" templateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}>
          <FormField
            label={t({ id: 'users.prefix' })}
            maxLength={maxUsername}
            autoComplete="off"
            {...form.field('prefix')}
          />
          <FormField
            label={t({ id: 'users.suffix' })}
            maxLength={maxUsername}
            autoComplete="off"
            {...form.field('suffix')}
          />
          <FormField label={t({ id: 'users.from' })} maxLength={9} {...number} {...form.field('from')} />
          <FormField label={t({ id: 'users.to' })} maxLength={9} {...number} {...form.field('to')} />
          <FormField
            label={t({ id: 'users.passwordLength' })}
            hint={t({ id: 'users.passwordLengthHint' })}
            maxLength={2}
            {...number}
            {...form.field('passwordLength')}
          />
        </Grid>
        <Box color="fg.muted" fontSize="sm" minH="5" overflowWrap="anywhere">
          {names === null ? null : t({ id: 'users.names' }, { first: names[0], last: names[1] })}
        </Box>
        <Flex justify="flex-end">
          <Button type="submit" size="sm" colorPalette="accent" disabled={form.isSending}>
            {t({ id: 'users.generateAct' })}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
