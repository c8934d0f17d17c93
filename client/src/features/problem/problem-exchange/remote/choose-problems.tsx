import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { ErrorState } from '../../../../components/error-state.tsx';
import { ChoiceField } from '../../../../components/form/choice-field.tsx';
import { FormField } from '../../../../components/form/form-field.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { SkeletonRows } from '../../../../components/skeleton-rows.tsx';
import { domainErrorText } from '../../../../lib/failure/domain-error.ts';
import { failureText } from '../../../../lib/failure/failure.ts';
import { formatDateTime } from '../../../../lib/format/figures.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import {
  useCreateRemoteImportMutation,
  useImportableJudgesQuery,
  type ImportableJudgesQuery,
} from './remote-import.generated.ts';
import { SavedPages, type SavedPage } from './saved-pages.tsx';

/** Lines of one import, as the server takes them. */
const maxLines = 500;

type Judge = ImportableJudgesQuery['importableJudges'][number];

interface ChooseProblemsProps {
  /** The statements are being read. */
  readonly onMade: (importId: number) => void;
}

/** Asks which problems of which judge are wanted. */
export function ChooseProblems({ onMade }: ChooseProblemsProps) {
  const t = useText();
  const { data, error, refetch } = useImportableJudgesQuery({ fetchPolicy: 'cache-and-network' });
  const judges = data?.importableJudges;
  return (
    <Box as="section" aria-labelledby="remote-choose">
      <Heading as="h2" size="md" mb="1" id="remote-choose">
        {t({ id: 'batch.remote.choose' })}
      </Heading>
      <Text color="fg.muted" mb="2">
        {t({ id: 'batch.remote.chooseHint' })}
      </Text>
      {judges === undefined && error !== undefined ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {judges === undefined && error === undefined ? <SkeletonRows count={3} height="57px" /> : null}
      {judges === undefined ? null : <ChooseForm judges={judges} onMade={onMade} />}
    </Box>
  );
}

/** How problems of a judge are named. */
function Hint({ judge: { sampleReference, sampleUrl, sampleSetUrl } }: { readonly judge: Judge }) {
  const t = useText();
  const sample = { id: sampleReference, url: sampleUrl };
  return sampleSetUrl === null
    ? t({ id: 'batch.remote.referencesHint' }, sample)
    : t({ id: 'batch.remote.referencesHintSets' }, { ...sample, set: sampleSetUrl });
}

/** Why a judge may not be read now, before anybody waits for it. */
function LastFailure({ judge: { failure, failedAt } }: { readonly judge: Judge }) {
  const t = useText();
  if (failure === null || failedAt === null) return null;
  return (
    <Text role="status" fontSize="sm" color="amber.fg" mt="1" overflowWrap="anywhere">
      {t({ id: 'batch.remote.lastFailed' }, { at: formatDateTime(new Date(failedAt)), why: failure })}
    </Text>
  );
}

function ChooseForm({ judges, onMade }: ChooseProblemsProps & { readonly judges: readonly Judge[] }) {
  const t = useText();
  const [judgeKey, setJudgeKey] = useState(judges[0]?.key ?? '');
  const [text, setText] = useState('');
  const [pages, setPages] = useState<readonly SavedPage[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const [create, { loading }] = useCreateRemoteImportMutation();
  const judge = judges.find(({ key }) => key === judgeKey);
  const references = text.split('\n').flatMap((line) => line.trim() || []);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setFault(null);
    if (references.length === 0 && pages.length === 0) {
      setFault(t({ id: 'batch.remote.nothing' }));
      return;
    }
    if (pages.some(({ reference }) => reference.trim() === '')) {
      setFault(t({ id: 'batch.remote.pageWithoutId' }));
      return;
    }
    if (references.length > maxLines) {
      setFault(t({ id: 'batch.remote.tooMany' }, { count: maxLines }));
      return;
    }
    try {
      const result = (await create({ variables: { judgeKey, references, pages: [...pages] } })).data
        ?.createRemoteImport;
      if (result?.__typename === 'CreateRemoteImportSuccess') onMade(result.data.id);
      else setFault(domainErrorText(t, result));
    } catch (error) {
      setFault(failureText(t, error));
    }
  };

  return (
    <Panel p="4">
      <form onSubmit={(event) => void send(event)} noValidate>
        <Stack gap="4">
          <Box maxW="20rem">
            <ChoiceField
              label={t({ id: 'batch.remote.judge' })}
              value={judgeKey}
              options={judges.map(({ key, name }) => [key, `${key} · ${name}`] as const)}
              error={null}
              onValue={setJudgeKey}
            />
          </Box>
          {judge === undefined ? null : <LastFailure judge={judge} />}
          <FormField
            label={t({ id: 'batch.remote.references' })}
            value={text}
            lines={5}
            error={fault}
            hint={judge === undefined ? null : <Hint judge={judge} />}
            onValue={(value) => {
              setText(value);
              setFault(null);
            }}
          />
          <SavedPages pages={pages} onPages={setPages} />
          <Flex>
            <Button type="submit" size="sm" colorPalette="accent" loading={loading}>
              {t({ id: 'batch.remote.read' })}
            </Button>
          </Flex>
        </Stack>
      </form>
    </Panel>
  );
}
