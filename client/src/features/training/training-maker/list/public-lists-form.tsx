import { Button, Flex, Heading } from '@chakra-ui/react';
import { FormError } from '../../../../components/form/form-error.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { faultsOf } from '../../../../lib/form/entrance-fields.ts';
import { refusalOf } from '../../../../lib/form/refusal.ts';
import { useEntranceForm } from '../../../../lib/form/use-entrance-form.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import {
  PublicListsRuleDocument,
  useChangePublicListsRuleMutation,
  usePublicListsRuleQuery,
} from './public-lists-form.generated.ts';

/** As the server limits it. */
const maxSolvedNeeded = 1_000_000;

/** What it takes to make a personal list public; a setting of the site, for super admins. */
export function PublicListsPanel() {
  const t = useText();
  const { data } = usePublicListsRuleQuery({ fetchPolicy: 'cache-and-network' });
  if (data === undefined) return null;
  const { publicListSolvedNeeded } = data.siteSwitches;
  return (
    <Panel as="section" px="4" py="3" mt="4">
      <Heading as="h2" size="sm" mb="2">
        {t({ id: 'trainings.publicLists' })}
      </Heading>
      <PublicListsForm key={publicListSolvedNeeded} solvedNeeded={publicListSolvedNeeded} />
    </Panel>
  );
}

function PublicListsForm({ solvedNeeded }: { readonly solvedNeeded: number }) {
  const t = useText();
  const [change] = useChangePublicListsRuleMutation({
    refetchQueries: [PublicListsRuleDocument],
    awaitRefetchQueries: true,
  });
  const form = useEntranceForm({
    initial: { publicListSolvedNeeded: String(solvedNeeded) },
    check: ({ publicListSolvedNeeded: text }) =>
      faultsOf({
        publicListSolvedNeeded:
          /^\d{1,7}$/u.test(text.trim()) && Number(text) <= maxSolvedNeeded
            ? null
            : message({ id: 'trainings.solvedNeededFault' }),
      }),
    async send({ publicListSolvedNeeded }) {
      const changes = [{ key: 'publicListSolvedNeeded' as const, value: Number(publicListSolvedNeeded) }];
      const result = (await change({ variables: { changes } })).data?.updateSiteSettings;
      if (result?.__typename !== 'UpdateSiteSettingsSuccess') return refusalOf(t, result, ['publicListSolvedNeeded']);
      showToast('success', t({ id: 'trainings.saved' }));
      return null;
    },
  });
  return (
    <form aria-label={t({ id: 'trainings.publicLists' })} onSubmit={(event) => void form.submit(event)} noValidate>
      <FormError refusal={form.refusal} />
      <Flex gap="3" align="start" wrap="wrap" maxW="36rem">
        <FormField
          label={t({ id: 'trainings.solvedNeeded' })}
          hint={t({ id: 'trainings.solvedNeededHint' })}
          inputMode="numeric"
          maxLength={7}
          autoComplete="off"
          beside={
            <Button type="submit" size="sm" variant="outline" disabled={form.isSending}>
              {t({ id: 'trainings.save' })}
            </Button>
          }
          {...form.field('publicListSolvedNeeded')}
        />
      </Flex>
    </form>
  );
}
