import { Badge, Box, Button, chakra, Flex, Switch } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { TitleBadge } from '../../../../components/title-badge.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { DeleteButton } from '../row-buttons.tsx';
import {
  ManagedTrainingsDocument,
  useChangeTrainingVisibilityMutation,
  useDeleteTrainingMutation,
  type ManagedTrainingRow_TrainingFragment,
} from './managed-trainings.generated.ts';

interface RowProps {
  readonly training: ManagedTrainingRow_TrainingFragment;
}

/** A training with what can be done to it. */
export function ManagedTrainingRow({ training }: RowProps) {
  const t = useText();
  const { id, title, access, category, rank, author, problemCount, updatedAt, isVisible } = training;
  return (
    <Flex
      as="li"
      px="3"
      py="3"
      gap="2"
      columnGap="4"
      wrap="wrap"
      justify="space-between"
      align="center"
      layerStyle="row"
    >
      <Box flex="1 1 20rem" minW="0">
        <Box overflowWrap="anywhere">
          <Box as="span" color="fg.muted">
            {id}
          </Box>{' '}
          <Box as="span" fontWeight="medium">
            {title}
          </Box>{' '}
          <Box as="span" display="inline-flex" gap="1" verticalAlign="middle" flexWrap="wrap">
            <Badge size="sm" colorPalette={access === 'PUBLIC' ? 'green' : 'amber'}>
              {access === 'PUBLIC' ? t({ id: 'trainings.access.public' }) : t({ id: 'trainings.access.private' })}
            </Badge>
            {category === null ? null : (
              <chakra.span display="inline-flex" maxW="10rem" overflow="hidden" borderRadius="l1" title={category.name}>
                <TitleBadge name={category.name} color={category.color} />
              </chakra.span>
            )}
            {isVisible ? null : <Badge size="sm">{t({ id: 'trainings.hiddenMark' })}</Badge>}
          </Box>
        </Box>
        <Flex columnGap="3" wrap="wrap" color="fg.muted" fontSize="xs" mt="1">
          <span>{t({ id: 'trainings.rankIs' }, { rank })}</span>
          <span>{author.username}</span>
          <span>{t({ id: 'trainings.problemCount' }, { count: problemCount })}</span>
          <RelativeTime at={updatedAt} />
        </Flex>
      </Box>
      <RowActs training={training} />
    </Flex>
  );
}

function RowActs({ training }: RowProps) {
  const { id, title, isVisible, viewerCanEdit, viewerCanDelete, viewerCanAddProblems } = training;
  const t = useText();
  const act = useAct();
  const [show, { loading: isShowing }] = useChangeTrainingVisibilityMutation();
  const [remove] = useDeleteTrainingMutation({
    refetchQueries: [ManagedTrainingsDocument],
    awaitRefetchQueries: true,
  });
  return (
    <Flex gap="1" wrap="wrap" align="center">
      {viewerCanEdit ? (
        <Switch.Root
          size="sm"
          colorPalette="accent"
          me="2"
          checked={isVisible}
          disabled={isShowing}
          onCheckedChange={({ checked }) =>
            void act(
              async () =>
                (await show({ variables: { input: { id, isVisible: checked } } })).data?.changeTrainingVisibility,
              checked ? t({ id: 'trainings.shown' }) : t({ id: 'trainings.hidden' }),
            )
          }
        >
          <Switch.HiddenInput />
          <Switch.Control />
          <Switch.Label fontSize="xs">
            <span aria-hidden>{t({ id: 'trainings.visible' })}</span>
            <chakra.span srOnly>{t({ id: 'trainings.visibleOf' }, { title })}</chakra.span>
          </Switch.Label>
        </Switch.Root>
      ) : null}
      {viewerCanEdit ? (
        <Button asChild size="xs" variant="outline">
          <RouterLink to={`/admin/training/${id}/edit`} aria-label={t({ id: 'trainings.editOf' }, { title })}>
            {t({ id: 'trainings.edit' })}
          </RouterLink>
        </Button>
      ) : null}
      {viewerCanAddProblems ? (
        <Button asChild size="xs" variant="outline">
          <RouterLink to={`/admin/training/${id}/problems`} aria-label={t({ id: 'trainings.problemsOf' }, { title })}>
            {t({ id: 'trainings.problems' })}
          </RouterLink>
        </Button>
      ) : null}
      <Button asChild size="xs" variant="outline">
        <a
          href={`/training/${id}`}
          target="_blank"
          rel="noreferrer"
          aria-label={t({ id: 'trainings.openOf' }, { title })}
        >
          {t({ id: 'trainings.open' })}
        </a>
      </Button>
      {viewerCanDelete ? (
        <DeleteButton
          title={title}
          text={t({ id: 'trainings.deleteText' })}
          onRemove={async () => (await remove({ variables: { input: { id } } })).data?.deleteTraining}
        />
      ) : null}
    </Flex>
  );
}
