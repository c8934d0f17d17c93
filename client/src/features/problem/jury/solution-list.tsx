import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { VerdictBadge } from '../../../components/verdict-badge.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import {
  JuryPageDocument,
  useDeleteJurySolutionMutation,
  type JurySolution_SolutionFragment,
} from './jury.generated.ts';
import { languageName, type NamedLanguage } from './named-language.ts';
import { SolutionDialog } from './solution-dialog.tsx';

interface SolutionListProps {
  readonly problemId: number;
  readonly canEdit: boolean;
  readonly solutions: readonly JurySolution_SolutionFragment[];
  readonly languages: readonly NamedLanguage[];
}

/** Reference solutions, to be changed and taken away. */
export function SolutionList({ problemId, canEdit, solutions, languages }: SolutionListProps) {
  return (
    <Box as="ul" listStyleType="none">
      {solutions.map((solution) => (
        <Box as="li" key={solution.id} px="3" py="2.5" layerStyle="row">
          <Solution problemId={problemId} canEdit={canEdit} solution={solution} languages={languages} />
        </Box>
      ))}
    </Box>
  );
}

function Solution({
  problemId,
  canEdit,
  solution,
  languages,
}: Omit<SolutionListProps, 'solutions'> & { readonly solution: JurySolution_SolutionFragment }) {
  const t = useText();
  const { id, name, languageKey, expected } = solution;
  const [isEditing, setEditing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [remove, { loading }] = useDeleteJurySolutionMutation({ refetchQueries: [JuryPageDocument] });
  const act = useAct();
  return (
    <Flex columnGap="3" rowGap="1" wrap="wrap" align="center">
      <Text as="span" fontWeight="medium" wordBreak="break-word" flex={{ base: '1 0 100%', md: '1 1 0' }}>
        {name}
        <Text as="span" ms="2" color="fg.muted" fontWeight="normal" fontSize="sm">
          {languageName(languages, languageKey)}
        </Text>
      </Text>
      <Flex gap="1" flex={{ base: '1', md: 'none' }}>
        {expected.map((code) => (
          <VerdictBadge key={code} status={code} text="short" />
        ))}
      </Flex>
      {canEdit ? (
        <>
          <Button
            size="xs"
            variant="outline"
            aria-label={t({ id: 'jury.editOf' }, { name })}
            onClick={() => setEditing(true)}
          >
            {t({ id: 'jury.edit' })}
          </Button>
          <Button
            size="xs"
            variant="outline"
            disabled={loading}
            aria-label={t({ id: 'jury.deleteOf' }, { name })}
            onClick={() => setAsking(true)}
          >
            {t({ id: 'jury.delete' })}
          </Button>
        </>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'jury.deleteTitle' }, { name })}
        text={t({ id: 'jury.deleteText' })}
        action={t({ id: 'jury.delete' })}
        onConfirm={() =>
          void act(
            async () => (await remove({ variables: { id } })).data?.deleteJurySolution,
            t({ id: 'jury.deleted' }, { name }),
          )
        }
        onClose={() => setAsking(false)}
      />
      {isEditing ? (
        <SolutionDialog
          problemId={problemId}
          languages={languages}
          solution={solution}
          onClose={() => setEditing(false)}
        />
      ) : null}
    </Flex>
  );
}
