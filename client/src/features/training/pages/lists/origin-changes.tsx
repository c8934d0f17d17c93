import { Button, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { focusHeading } from '../../../../lib/keyboard/focus-heading.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import {
  OriginChangesDocument,
  useDismissOriginChangesMutation,
  useOriginChangesQuery,
  useTakeOverOriginChangesMutation,
} from './origin.generated.ts';
import { TakeOverDialog } from './take-over-dialog.tsx';

/** Says to the author of a copy which problems its original has got since, and adds them on request. */
export function OriginChanges({ listId }: { readonly listId: string }) {
  const t = useText();
  const act = useAct();
  const language = useLocale();
  const [isChoosing, setChoosing] = useState(false);
  const { data } = useOriginChangesQuery({ variables: { id: listId, language }, fetchPolicy: 'cache-and-network' });
  const [takeOver, { loading: isTaking }] = useTakeOverOriginChangesMutation();
  const [dismiss, { loading: isDismissing }] = useDismissOriginChangesMutation();
  const changes = data?.training?.originChanges ?? null;
  if (changes === null || changes.count === 0) return null;
  const isBusy = isTaking || isDismissing;
  // The page shown is asked for again; others ask when they open.
  const refetch = {
    refetchQueries: [OriginChangesDocument, 'TrainingProblems', 'TrainingOverview'],
    awaitRefetchQueries: true,
  };
  const attempt = async (...wish: Parameters<typeof act>) => {
    if (isBusy) return;
    // What was pressed is gone then.
    if (await act(...wish)) focusHeading();
  };
  const add = (problemIds: readonly string[] | null) =>
    void attempt(
      async () =>
        (await takeOver({ variables: { input: { id: listId, problemIds }, language }, ...refetch })).data
          ?.takeOverOriginChanges,
      t({ id: 'lists.takenOver' }),
    );
  return (
    <Flex
      role="region"
      aria-label={t({ id: 'lists.originNews' })}
      align="center"
      gap="2"
      rowGap="2"
      wrap="wrap"
      mb="3"
      px="3"
      py="2"
      bg="accent.subtle"
      borderRadius="l2"
    >
      <chakra.span color="accent.fg" display="inline-flex">
        <Icon name="info" />
      </chakra.span>
      <chakra.span flex="1 1 14rem">{t({ id: 'lists.originChanges' }, { count: changes.count })}</chakra.span>
      <Button size="xs" colorPalette="accent" aria-disabled={isBusy} onClick={() => add(null)}>
        {t({ id: 'lists.takeOverAll' })}
      </Button>
      <Button size="xs" variant="outline" aria-disabled={isBusy} onClick={() => setChoosing(true)}>
        {t({ id: 'lists.takeOverChosen' })}
      </Button>
      <Button
        size="xs"
        variant="ghost"
        aria-disabled={isBusy}
        onClick={() =>
          void attempt(
            async () =>
              (await dismiss({ variables: { input: { id: listId } }, ...refetch })).data?.dismissOriginChanges,
            t({ id: 'lists.dismissed' }),
          )
        }
      >
        {t({ id: 'lists.dismiss' })}
      </Button>
      {isChoosing ? (
        <TakeOverDialog
          problems={changes.problems.map(({ problem }) => problem)}
          isBusy={isBusy}
          onTake={add}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </Flex>
  );
}
