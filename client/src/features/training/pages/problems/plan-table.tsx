import { chakra, Table } from '@chakra-ui/react';
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
import type { PlanItem, PlanRowsProps } from './plan/parts-of.ts';
import { SectionHead } from './plan/section-head.tsx';
import { Practice } from './practice.tsx';
import type {
  TrainingProblems_MaterialFragment,
  TrainingProblems_ProblemFragment,
} from './training-problems.generated.ts';

/** Columns without the one of tags. */
const columns = 6;

/** The items of a training as a table, a row group for each section. */
export function PlanTable({ parts, sections, unfolded, onUnfold }: PlanRowsProps) {
  const t = useText();
  const areTagsShown = useStore(areTagsShownStore);
  return (
    <Table.Root>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader w="11">{t({ id: 'problem.own' })}</Table.ColumnHeader>
          <Table.ColumnHeader w="24">{t({ id: 'problem.id' })}</Table.ColumnHeader>
          {/* Tags would take all the room, since titles break anywhere. */}
          <Table.ColumnHeader w={areTagsShown ? '50%' : undefined}>{t({ id: 'problem.title' })}</Table.ColumnHeader>
          <Table.ColumnHeader w="20">{t({ id: 'problem.difficulty' })}</Table.ColumnHeader>
          {areTagsShown ? <Table.ColumnHeader>{t({ id: 'problem.tags' })}</Table.ColumnHeader> : null}
          <Table.ColumnHeader w="32" textAlign="end">
            {t({ id: 'training.acceptedOfTotal' })}
          </Table.ColumnHeader>
          <Table.ColumnHeader w="10">
            <chakra.span srOnly>{t({ id: 'save.action' })}</chakra.span>
          </Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      {parts.map(({ section, items }) => (
        <Table.Body
          key={section?.id ?? 'first'}
          // A tick that completes the section does not fold it.
          onChange={() => (section === null ? undefined : onUnfold(section.id, true))}
        >
          {section === null ? null : (
            <Table.Row bg="bg.subtle">
              <Table.Cell colSpan={columns + Number(areTagsShown)} py="2" whiteSpace="normal">
                <SectionHead
                  section={section}
                  sections={sections}
                  isUnfolded={unfolded.has(section.id)}
                  onUnfold={(isUnfolded) => onUnfold(section.id, isUnfolded)}
                />
              </Table.Cell>
            </Table.Row>
          )}
          {section === null || unfolded.has(section.id)
            ? items.map((item) => <ItemRow key={keyOf(item)} item={item} />)
            : null}
        </Table.Body>
      ))}
    </Table.Root>
  );
}

function keyOf(item: PlanItem): string {
  return item.__typename === 'TrainingProblem' ? `problem ${item.problem.id}` : `material ${item.id}`;
}

function ItemRow({ item }: { readonly item: PlanItem }) {
  return item.__typename === 'TrainingProblem' ? <ProblemRow row={item} /> : <MaterialRow material={item} />;
}

function ProblemRow({ row }: { readonly row: TrainingProblems_ProblemFragment }) {
  const training = useTraining();
  const areTagsShown = useStore(areTagsShownStore);
  return (
    <Table.Row>
      <Table.Cell>
        <OwnStatusMark status={ownStatus(row)} resetAt={row.problem.viewerResetAt} />
      </Table.Cell>
      <Table.Cell color="fg.muted" whiteSpace="nowrap">
        {row.displayId}
      </Table.Cell>
      <Table.Cell minW="8rem" maxW="0">
        <TextLink to={trainingProblemAddress(training, row.displayId)} fontWeight="medium" overflowWrap="anywhere">
          {row.problem.title}
        </TextLink>
        <ItemBadges isOi={row.problem.type === 'OI'} isOptional={row.isOptional} />
        <Practice problem={row.problem} />
        <NoteLine source={row.note} />
      </Table.Cell>
      <Table.Cell>
        <DifficultyBadge difficulty={row.problem.difficulty} />
      </Table.Cell>
      {areTagsShown ? (
        <Table.Cell>
          <TagList tags={row.problem.tags} />
        </Table.Cell>
      ) : null}
      <Table.Cell textAlign="end" whiteSpace="nowrap">
        {row.problem.statistics.ac} / {row.problem.statistics.total}
      </Table.Cell>
      <Table.Cell py="0" textAlign="end">
        <SaveButton problem={row.problem} size="2xs" px="1" my="-1" />
      </Table.Cell>
    </Table.Row>
  );
}

function MaterialRow({ material }: { readonly material: TrainingProblems_MaterialFragment }) {
  const areTagsShown = useStore(areTagsShownStore);
  return (
    <Table.Row>
      <Table.Cell verticalAlign="top">
        <MaterialTick material={material} />
      </Table.Cell>
      <Table.Cell colSpan={columns - 1 + Number(areTagsShown)} whiteSpace="normal">
        <MaterialStep material={material} />
      </Table.Cell>
    </Table.Row>
  );
}
