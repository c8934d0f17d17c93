import { Button, Flex } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { CheckLabel } from '../../../../components/form/check-label.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { trainingFocusAddress } from '../../../../lib/address/training-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { areTagsShownStore, showTags } from '../../../../lib/preferences/problem-tags-store.ts';
import { useIsPhone } from '../../../../lib/preferences/use-is-phone.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { useStore } from '../../../../lib/store/store.ts';
import { useTraining } from '../frame/training-context.ts';
import { ProblemCards, ProblemTable } from './problem-rows.tsx';
import { useTrainingProblemsQuery } from './training-problems.generated.ts';

const guessedRows = 8;

/** The problems of a training with the viewer's own status. */
export function TrainingProblemsPage() {
  const t = useText();
  const isPhone = useIsPhone();
  const areTagsShown = useStore(areTagsShownStore);
  const { id, nextProblem } = useTraining();
  const { data, previousData, error, refetch } = useTrainingProblemsQuery({
    variables: { id, language: useLocale() },
    fetchPolicy: 'cache-and-network',
  });
  const problems = (data ?? previousData)?.training?.problems ?? undefined;
  const start = nextProblem?.displayId ?? problems?.[0]?.displayId;
  const Rows = isPhone ? ProblemCards : ProblemTable;
  return (
    <>
      <Flex mb="2" gap="3" align="center" justify="space-between" wrap="wrap" minH="9">
        <CheckLabel>
          <input type="checkbox" checked={areTagsShown} onChange={(event) => showTags(event.target.checked)} />
          {t({ id: 'training.showTags' })}
        </CheckLabel>
        {start === undefined ? null : (
          <Button asChild size="sm" variant="outline">
            <RouterLink to={trainingFocusAddress(id, start)}>
              <Icon name="device" />
              {t({ id: 'problemList.focus' })}
            </RouterLink>
          </Button>
        )}
      </Flex>
      <Panel>
        <LoadingRows
          data={problems}
          error={error}
          onRetry={() => void refetch()}
          count={guessedRows}
          height={isPhone ? '69px' : '33px'}
        />
        {problems?.length === 0 ? (
          <EmptyState
            icon="file"
            title={t({ id: 'training.noProblems' })}
            hint={t({ id: 'training.noProblemsHint' })}
          />
        ) : null}
        {problems !== undefined && problems.length > 0 ? <Rows problems={problems} /> : null}
      </Panel>
    </>
  );
}
