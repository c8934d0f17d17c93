import { Box, Heading, Text } from '@chakra-ui/react';
import { CheckLabel } from '../../../components/form/check-label.tsx';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { failureText } from '../../../lib/failure/failure.ts';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import {
  MailDigestDocument,
  useChangeMailDigestMutation,
  useMailDigestQuery,
  type ChangeMailDigestMutationVariables,
} from './digest-form.generated.ts';

type MessageKind = ChangeMailDigestMutationVariables['input']['kinds'][number];

const kinds = [
  ['REPLY', message({ id: 'setting.digestREPLY' })],
  ['DISCUSS', message({ id: 'setting.digestDISCUSS' })],
  ['LIKE', message({ id: 'setting.digestLIKE' })],
  ['SYS', message({ id: 'setting.digestSYS' })],
  ['MINE', message({ id: 'setting.digestMINE' })],
] as const satisfies readonly (readonly [MessageKind, object])[];

/** Which unread messages come by mail, once a day at most; each tick is saved at once. */
export function DigestForm() {
  const t = useText();
  const { data, error, refetch } = useMailDigestQuery();
  const [change, { loading }] = useChangeMailDigestMutation();
  const chosen = data?.viewer.mailDigest;
  const isWithoutMail = data?.siteConfig.sendsMail === false;
  const toggle = async (kind: MessageKind) => {
    const wanted = kinds.map(([each]) => each).filter((each) => (chosen?.includes(each) ?? false) !== (each === kind));
    try {
      await change({
        variables: { input: { kinds: wanted } },
        refetchQueries: [MailDigestDocument],
        awaitRefetchQueries: true,
      });
      showToast('success', t({ id: 'setting.digestSaved' }));
    } catch (failure) {
      showToast('error', failureText(t, failure));
    }
  };
  return (
    <Box as="section">
      <Heading as="h3" size="sm" mb="1">
        {t({ id: 'setting.digest' })}
      </Heading>
      <Text color="fg.muted" fontSize="sm" mb="3">
        {isWithoutMail ? t({ id: 'setting.digestNoMail' }) : t({ id: 'setting.digestHint' })}
      </Text>
      <LoadingRows data={chosen} error={error} onRetry={() => void refetch()} count={5} height="28px" />
      {chosen === undefined ? null : (
        <Box role="group" aria-label={t({ id: 'setting.digest' })} display="grid" gap="2" justifyItems="start">
          {kinds.map(([kind, label]) => (
            <CheckLabel key={kind}>
              <input
                type="checkbox"
                checked={chosen.includes(kind)}
                disabled={isWithoutMail}
                aria-disabled={loading}
                onChange={() => (loading ? undefined : void toggle(kind))}
              />
              {t(label)}
            </CheckLabel>
          ))}
        </Box>
      )}
    </Box>
  );
}
