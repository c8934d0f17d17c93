import { Button, Flex, Text } from '@chakra-ui/react';
import { Link as RouterLink, useSearchParams } from 'react-router';
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
import { PlanList } from './plan-list.tsx';
import { itemsInOrder } from './plan/parts-of.ts';
import { Roadmap } from './roadmap/roadmap.tsx';
import { ViewChoice } from './roadmap/view-choice.tsx';
import { useTrainingProblemsQuery } from './training-problems.generated.ts';

const guessedRows = 8;

/** What a training consists of, with the viewer's own status: as a list, or as a roadmap of its sections. */
export function TrainingProblemsPage() {
  const t = useText();
  const isPhone = useIsPhone();
  const areTagsShown = useStore(areTagsShownStore);
  const place = useTraining();
  const { id, kind, nextProblem } = place;
  const [search] = useSearchParams();
  const { data, previousData, error, refetch } = useTrainingProblemsQuery({
    variables: { id, language: useLocale() },
    fetchPolicy: 'cache-and-network',
  });
  const training = (data ?? previousData)?.training;
  const problems = training?.problems ?? undefined;
  const items = problems && itemsInOrder(problems, training?.materials ?? []);
  const sections = training?.sections ?? [];
  const hasRoadmap = sections.some(({ requiredSectionIds }) => requiredSectionIds.length > 0);
  const isRoadmap = hasRoadmap && search.get('view') === 'roadmap';
  const start = nextProblem?.displayId ?? problems?.[0]?.displayId;
  return (
    <>
      <Flex mb="2" gap="3" align="center" justify="space-between" wrap="wrap" minH="control">
        <Flex gap="3" align="center" wrap="wrap">
          {hasRoadmap ? <ViewChoice isRoadmap={isRoadmap} /> : null}
          {isRoadmap ? null : (
            <CheckLabel>
              <input type="checkbox" checked={areTagsShown} onChange={(event) => showTags(event.target.checked)} />
              {t({ id: 'training.showTags' })}
            </CheckLabel>
          )}
        </Flex>
        {start === undefined ? null : (
          <Button asChild size="sm" variant="outline">
            <RouterLink to={trainingFocusAddress(place, start)}>
              <Icon name="device" />
              {t({ id: 'problemList.focus' })}
            </RouterLink>
          </Button>
        )}
      </Flex>
      {problems?.some(({ problem }) => problem.viewerResetAt !== null) ? (
        <Text mb="2" color="fg.muted" fontSize="sm">
          {t({ id: 'training.redoHint' })}
        </Text>
      ) : null}
      <Panel>
        <LoadingRows
          data={items}
          error={error}
          onRetry={() => void refetch()}
          count={guessedRows}
          height={isPhone ? '69px' : '33px'}
          isTable={!isPhone}
        />
        {items?.length === 0 && sections.length === 0 ? (
          <EmptyState
            icon="file"
            title={t({ id: 'training.noProblems' }, { kind })}
            hint={t({ id: 'training.noProblemsHint' })}
          />
        ) : null}
        {isRoadmap ? <Roadmap training={place} sections={sections} /> : null}
        {items !== undefined && items.length + sections.length > 0 && !isRoadmap ? (
          <PlanList sections={sections} items={items} />
        ) : null}
      </Panel>
    </>
  );
}
