import { Box, Button, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { CopyButton } from '../components/copy-button.tsx';
import { PageBody } from '../components/page-body.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Panel } from '../components/panel.tsx';
import { languageName } from '../lib/diagnostics/language-name.ts';
import { listDrafts, type KeptDraft } from '../lib/drafts/draft-store.ts';
import { moveVisitorDrafts } from '../lib/drafts/visitor-drafts.ts';
import { isServerThere } from '../lib/failure/missing-part.ts';
import { useText } from '../lib/intl/use-text.ts';
import { withColon } from '../lib/intl/with-colon.ts';
import { useLocale } from '../lib/preferences/use-locale.ts';
import { accountStore } from '../lib/session/account-store.ts';
import { useStore } from '../lib/store/store.ts';
import { dropUnsent, unsentStore } from '../lib/submission/unsent.ts';

/** What can be shown without the server: the code kept on this device. The router asks for this name. */
export function Component() {
  const t = useText();
  const locale = useLocale();
  const from = useSearchParams()[0].get('from');
  const drafts = draftsOf(useStore(accountStore));
  const waiting = useStore(unsentStore);
  useReturn(from);
  return (
    <PageBody maxW="56rem">
      <PageTitle text={t({ id: 'offline.title' })} />
      <Flex justify="space-between" align="start" gap="4" mb="5" wrap="wrap">
        <Box flex="1 1 20rem">
          <Heading as="h1" size="xl">
            {t({ id: 'offline.title' })}
          </Heading>
          <Text color="fg.muted" mt="1">
            {t({ id: 'offline.text' })}
          </Text>
        </Box>
        <Button size="sm" colorPalette="accent" onClick={() => location.replace(addressOf(from))}>
          {t({ id: 'action.retry' })}
        </Button>
      </Flex>
      <Text role="status" mb="2" _empty={{ display: 'none' }}>
        {waiting.length === 0 ? null : t({ id: 'offline.unsent' }, { count: waiting.length })}
      </Text>
      {waiting.length === 0 ? null : (
        <Stack as="ul" listStyleType="none" gap="1" mb="5">
          {waiting.map(({ idempotencyKey, problemDisplayId, languageKey }) => {
            const name = t({ id: 'offline.draft' }, { problem: problemDisplayId, language: languageName(languageKey) });
            return (
              <Flex as="li" key={idempotencyKey} align="center" gap="3" wrap="wrap">
                {name}
                <Button
                  size="xs"
                  variant="outline"
                  aria-label={withColon(t({ id: 'unsent.withdraw' }), locale) + name}
                  onClick={() => dropUnsent(idempotencyKey)}
                >
                  {t({ id: 'unsent.withdraw' })}
                </Button>
              </Flex>
            );
          })}
        </Stack>
      )}
      <Heading as="h2" size="sm" mb="2">
        {t({ id: 'offline.drafts' })}
      </Heading>
      {drafts.length === 0 ? <Text color="fg.muted">{t({ id: 'offline.none' })}</Text> : null}
      <Stack gap="3">
        {drafts.map((draft) => (
          <Draft key={`${draft.account} ${draft.problemDisplayId} ${draft.languageKey}`} draft={draft} />
        ))}
      </Stack>
    </PageBody>
  );
}

/** Drafts of an account, with what was typed before it signed in. */
function draftsOf(account: string): readonly KeptDraft[] {
  moveVisitorDrafts(account);
  return listDrafts(account);
}

/** How often the server is looked for, in ms. */
const lookMs = 5000;

/** Back to where the visitor came from as soon as the server answers; nobody is taken away who came here on purpose. */
function useReturn(from: string | null): void {
  useEffect(() => {
    if (from === null) return undefined;
    const look = async () => {
      if (await isServerThere()) location.replace(addressOf(from));
    };
    const timer = setInterval(() => void look(), lookMs);
    const onOnline = () => void look();
    window.addEventListener('online', onOnline);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', onOnline);
    };
  }, [from]);
}

function Draft({ draft }: { readonly draft: KeptDraft }) {
  const t = useText();
  const locale = useLocale();
  const language = languageName(draft.languageKey);
  const name = t({ id: 'offline.draft' }, { problem: draft.problemDisplayId, language });
  return (
    <Panel as="section" aria-label={name}>
      <Flex align="center" justify="space-between" px="4" py="1.5" borderBottomWidth="1px">
        <Heading as="h3" size="sm">
          {name}
        </Heading>
        <CopyButton text={draft.code} label={withColon(t({ id: 'copy.action' }), locale) + name} />
      </Flex>
      <chakra.pre px="4" py="3" maxH="24rem" overflow="auto" fontFamily="mono" fontSize="sm" tabIndex={0}>
        {draft.code}
      </chakra.pre>
    </Panel>
  );
}

/** A path of this site, and no other. */
function addressOf(from: string | null): string {
  return from !== null && /^\/(?![/\\])/.test(from) ? from : '/home';
}
