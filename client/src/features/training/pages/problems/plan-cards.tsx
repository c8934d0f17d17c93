import { Box, chakra, Flex } from '@chakra-ui/react';
import { DifficultyBadge } from '../../../../components/difficulty-badge.tsx';
import { OwnStatusMark } from '../../../../components/own-status-mark.tsx';
import { SaveButton } from '../../../../components/save-problem/save-button.tsx';
import { TagList } from '../../../../components/tag-list.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { trainingProblemAddress } from '../../../../lib/address/training-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { areTagsShownStore } from '../../../../lib/preferences/problem-tags-store.ts';
import { useStore } from '../../../../lib/store/store.ts';
import { useTraining } from '../frame/training-context.ts';
import { ownStatus } from './own-status.ts';
import { ItemBadges } from './plan/item-badges.tsx';
import { MaterialStep, MaterialTick } from './plan/material-step.tsx';
import { NoteLine } from './plan/note-line.tsx';
import type { PlanRowsProps } from './plan/parts-of.ts';
import { SectionHead } from './plan/section-head.tsx';
import { Practice } from './practice.tsx';
import type {
  TrainingProblems_MaterialFragment,
  TrainingProblems_ProblemFragment,
} from './training-problems.generated.ts';

/** The items of a training as cards, for phones, a list for each section. */
export function PlanCards({ parts, sections, unfolded, onUnfold }: PlanRowsProps) {
  return parts.map(({ section, items }) => (
    <Box key={section?.id ?? 'first'}>
      {section === null ? null : (
        <Box bg="bg.subtle" px="3" py="2" borderBottomWidth="1px">
          <SectionHead
            section={section}
            sections={sections}
            isUnfolded={unfolded.has(section.id)}
            onUnfold={(isUnfolded) => onUnfold(section.id, isUnfolded)}
          />
        </Box>
      )}
      {items.length > 0 && (section === null || unfolded.has(section.id)) ? (
        <Box
          as="ul"
          listStyleType="none"
          // A tick that completes the section does not fold it.
          onChange={() => (section === null ? undefined : onUnfold(section.id, true))}
        >
          {items.map((item) =>
            item.__typename === 'TrainingProblem' ? (
              <ProblemCard key={`problem ${item.problem.id}`} row={item} />
            ) : (
              <MaterialCard key={`material ${item.id}`} material={item} />
            ),
          )}
        </Box>
      ) : null}
    </Box>
  ));
}

function ProblemCard({ row }: { readonly row: TrainingProblems_ProblemFragment }) {
  const t = useText();
  const training = useTraining();
  const areTagsShown = useStore(areTagsShownStore);
  return (
    <Box as="li" px="3" py="2" layerStyle="row">
      <Flex align="center" gap="2">
        <Box minW="0" flex="1">
          <chakra.span me="2" color="fg.muted" fontSize="xs">
            {row.displayId}
          </chakra.span>
          <TextLink
            to={trainingProblemAddress(training, row.displayId)}
            fontWeight="medium"
            py="1"
            overflowWrap="anywhere"
          >
            {row.problem.title}
          </TextLink>
          <ItemBadges isOi={row.problem.type === 'OI'} isOptional={row.isOptional} />
          <Practice problem={row.problem} />
        </Box>
        <OwnStatusMark status={ownStatus(row)} resetAt={row.problem.viewerResetAt} />
        <DifficultyBadge difficulty={row.problem.difficulty} />
        <SaveButton problem={row.problem} my="-1" me="-2" />
      </Flex>
      <NoteLine source={row.note} />
      <Flex gap="2" justify="space-between" align="center" color="fg.muted" fontSize="xs" minH="6">
        <Box minW="0">{areTagsShown ? <TagList tags={row.problem.tags} /> : null}</Box>
        <chakra.span whiteSpace="nowrap" title={t({ id: 'training.acceptedOfTotal' })}>
          {row.problem.statistics.ac} / {row.problem.statistics.total}
        </chakra.span>
      </Flex>
    </Box>
  );
}

function MaterialCard({ material }: { readonly material: TrainingProblems_MaterialFragment }) {
  return (
    <Flex as="li" px="3" py="2" gap="2" layerStyle="row">
      <Box py="1">
        <MaterialTick material={material} />
      </Box>
      <MaterialStep material={material} />
    </Flex>
  );
}
