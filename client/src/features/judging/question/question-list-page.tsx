import { Box, Flex, Heading } from '@chakra-ui/react';
import { Choice } from '../../../components/choice.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Pager } from '../../../components/pager.tsx';
import { Panel } from '../../../components/panel.tsx';
import { QuestionStateMark } from '../../../components/question/question-state.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { useLastPage } from '../../../components/use-last-page.ts';
import { UserLink } from '../../../components/user-link.tsx';
import { VerdictBadge } from '../../../components/verdict-badge.tsx';
import { usePagedAddress } from '../../../lib/address/use-paged-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { rowListProps } from '../../../lib/keyboard/row-list.ts';
import { searchFieldProps } from '../../../lib/keyboard/search-field.ts';
import { usePollWhileDeaf } from '../../../lib/live/use-poll-while-deaf.ts';
import { useLineQuestionListQuery, type LineQuestionRow_QuestionFragment } from './question.generated.ts';

const pageSize = 15;
const states = ['WAITING', 'OPEN', 'CLOSED'] as const;
/** How often the list is asked for, in ms. */
const pollMs = 30_000;

/** Questions about lines that the viewer answers, the longest wait first. */
export function QuestionListPage() {
  const t = useText();
  const { params, page, change, pager } = usePagedAddress(pageSize);
  const state = states.find((one) => one === params.get('state')) ?? 'WAITING';
  const problem = params.get('problem')?.trim() ?? '';
  const { data, previousData, error, loading, refetch } = useLineQuestionListQuery({
    variables: { state, problemDisplayId: problem || null, page: { page, size: pageSize } },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDeaf(pollMs),
  });
  const shown = (data ?? previousData)?.lineQuestions;
  useLastPage({
    page,
    size: pageSize,
    total: loading ? undefined : data?.lineQuestions.total,
    onPage: pager.onPage,
  });
  return (
    <PageBody>
      <PageTitle text={t({ id: 'question.queue' })} />
      <Flex columnGap="4" mb="3" align="baseline" wrap="wrap">
        <Heading as="h1" size="lg">
          {t({ id: 'question.queue' })}
        </Heading>
        <TextLink to="/admin/ticket">{t({ id: 'admin.tickets' })}</TextLink>
      </Flex>
      <Flex gap="2" mb="3" wrap="wrap" maxW="40rem">
        <Choice
          label={t({ id: 'question.state' })}
          value={state}
          options={[
            ['WAITING', t({ id: 'question.stateWaiting' })],
            ['OPEN', t({ id: 'question.stateOpen' })],
            ['CLOSED', t({ id: 'question.stateClosed' })],
          ]}
          onChange={(value) => change({ state: value })}
        />
        <SearchField
          label={t({ id: 'question.problem' })}
          value={problem}
          maxLength={50}
          flexBasis={{ base: '100%', md: '14rem' }}
          onSearch={(text) => change({ problem: text })}
          {...searchFieldProps}
        />
      </Flex>
      <Panel>
        <LoadingRows data={shown} error={error} onRetry={() => void refetch()} count={5} height="84px" />
        {shown?.items.length === 0 ? (
          <EmptyState icon="question" title={t({ id: 'question.none' })} hint={t({ id: 'question.noneHint' })} />
        ) : null}
        <Box as="ul" listStyleType="none" {...rowListProps} aria-label={t({ id: 'question.queue' })}>
          {shown?.items.map((question) => (
            <Row key={question.id} question={question} />
          ))}
        </Box>
      </Panel>
      <Pager page={page} size={pageSize} total={shown?.total ?? null} onPage={pager.onPage} />
    </PageBody>
  );
}

function Row({ question }: { readonly question: LineQuestionRow_QuestionFragment }) {
  const t = useText();
  const { id, firstLine, lastLine, content, asker, problemDisplayId, problemTitle, waitsSince } = question;
  return (
    <Box as="li" px="4" py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Flex columnGap="3" rowGap="1" wrap="wrap" align="center">
        <TextLink to={`/question/${id}`} fontWeight="semibold" minW="0" overflowWrap="anywhere">
          {problemDisplayId} {problemTitle}, {t({ id: 'question.lines' }, { from: firstLine, to: lastLine })}
        </TextLink>
        <QuestionStateMark question={question} />
        <VerdictBadge status={question.status} />
      </Flex>
      <Box lineClamp="2" fontSize="sm" overflowWrap="anywhere" mt="1">
        {content}
      </Box>
      <Flex columnGap="2" mt="1" wrap="wrap" color="fg.muted" fontSize="xs">
        <UserLink username={asker.username} />
        <RelativeTime at={waitsSince ?? question.createdAt} />
        <span>{t({ id: 'question.answers' }, { count: question.answerCount })}</span>
      </Flex>
    </Box>
  );
}
