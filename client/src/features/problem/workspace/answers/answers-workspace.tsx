import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import { DropZone } from '../../../../components/drop-zone.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { formatBytes } from '../../../../lib/format/format-bytes.ts';
import { joinList } from '../../../../lib/intl/join-list.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { LivePanel } from '../live-panel.tsx';
import { SolvedNotice } from '../solved-notice.tsx';
import { SubmissionDialogs } from '../submission-dialogs.tsx';
import { useClosed } from '../use-closed.ts';
import type { Workspace_ProblemFragment } from '../workspace.generated.ts';
import { AnswerRow } from './answer-row.tsx';
import { nothingChosen, withFile, withFiles, type ChosenAnswers } from './chosen-answers.ts';
import { useAnswers } from './use-answers.ts';

const percent = 100;

interface AnswersWorkspaceProps {
  readonly problem: Workspace_ProblemFragment;
  readonly onSubmitted: (submissionId: number) => void;
}

/** Where the answer files of a submit-answer problem are chosen and sent, and where their verdict arrives. */
export function AnswersWorkspace({ problem, onSubmitted }: AnswersWorkspaceProps) {
  const t = useText();
  const { chosen, choose, progress, submission } = useAnswers(problem);
  const closed = useClosed(problem);
  const names = problem.answerFileNames;
  const isBusy = submission.isSending;
  const tellSubmitted = useEffectEvent((id: number) => onSubmitted(id));
  useEffect(() => {
    if (submission.submissionId !== null) tellSubmitted(submission.submissionId);
  }, [submission.submissionId]);
  return (
    <Flex direction="column" h="full" bg="bg.panel" minH="0">
      <Box
        flex="1"
        minH="0"
        overflowY="auto"
        px={{ base: '4', md: '5' }}
        py="4"
        tabIndex={0}
        role="region"
        aria-label={t({ id: 'answers.title' })}
      >
        <Heading as="h2" size="md">
          {t({ id: 'answers.title' })}
        </Heading>
        <Text mt="1" color="fg.muted" fontSize="sm">
          {t({ id: 'answers.hint' })}
        </Text>
        <DropZone
          mt="3"
          py="4"
          gap="3"
          wrap="wrap"
          action={t({ id: 'answers.choose' })}
          isMultiple
          isDisabled={isBusy}
          onFiles={(files) => choose(withFiles(chosen, names, files))}
        >
          <Text fontSize="sm" hideBelow="md">
            {t({ id: 'answers.drop' })}
          </Text>
        </DropZone>
        <LeftOver names={chosen.leftOver} />
        {chosen.zip === null ? (
          <Box as="ul" listStyleType="none" mt="3" borderTopWidth="1px">
            {names.map((name) => (
              <AnswerRow
                key={name}
                name={name}
                file={chosen.files.get(name) ?? null}
                isDisabled={isBusy}
                onFile={(file) => choose(withFile(chosen, name, file))}
              />
            ))}
          </Box>
        ) : (
          <ChosenZip zip={chosen.zip} isDisabled={isBusy} onRemove={() => choose(nothingChosen)} />
        )}
      </Box>
      <LivePanel
        problemDisplayId={problem.displayId}
        submissionId={submission.submissionId}
        isSending={isBusy}
        refusal={submission.refusal}
      />
      <SubmissionDialogs submission={submission} />
      <Flex align="center" justify="space-between" gap="3" px="3" h="12" borderTopWidth="1px" flexShrink="0">
        {closed === null ? (
          <SolvedNotice problem={problem} />
        ) : (
          <Text color="fg.muted" fontSize="xs" role="status">
            {closed}
          </Text>
        )}
        <Text color="fg.muted" fontSize="xs" ms="auto" role="status">
          {progress === null ? (
            <Count names={names} chosen={chosen} />
          ) : progress.isWaiting ? (
            t({ id: 'answers.waiting' })
          ) : (
            t({ id: 'answers.sending' }, { percent: Math.round(progress.share * percent) })
          )}
        </Text>
        <Button
          size="sm"
          colorPalette="accent"
          flexShrink="0"
          disabled={closed !== null}
          aria-disabled={isBusy}
          onClick={() => (isBusy ? undefined : void submission.submit(chosen))}
        >
          <Icon name="send" />
          {t({ id: 'editor.submit' })}
        </Button>
      </Flex>
    </Flex>
  );
}

function Count({ names, chosen }: { readonly names: readonly string[]; readonly chosen: ChosenAnswers }) {
  const t = useText();
  return chosen.zip === null ? t({ id: 'answers.count' }, { chosen: chosen.files.size, total: names.length }) : null;
}

function LeftOver({ names }: { readonly names: readonly string[] }) {
  const t = useText();
  const locale = useLocale();
  return (
    <Box role="alert" _empty={{ display: 'none' }}>
      {names.length === 0 ? null : (
        <Flex gap="2" mt="2" px="3" py="2" borderRadius="l2" bg="red.subtle" color="red.fg" fontSize="sm">
          <Icon name="alert" />
          {t({ id: 'answers.leftOver' }, { names: joinList(names, locale) })}
        </Flex>
      )}
    </Box>
  );
}

function ChosenZip({
  zip,
  isDisabled,
  onRemove,
}: {
  readonly zip: File;
  readonly isDisabled: boolean;
  readonly onRemove: () => void;
}) {
  const t = useText();
  return (
    <Flex mt="3" py="2" gap="2" align="center" borderYWidth="1px" wrap="wrap">
      <Box color="green.fg" flexShrink="0">
        <Icon name="check" />
      </Box>
      <Text flex="1" minW="0" wordBreak="break-word">
        {t({ id: 'answers.zip' }, { name: zip.name, size: formatBytes(zip.size) })}
      </Text>
      <Button
        size="xs"
        variant="ghost"
        disabled={isDisabled}
        aria-label={t({ id: 'answers.removeFor' }, { name: zip.name })}
        onClick={onRemove}
      >
        {t({ id: 'answers.remove' })}
      </Button>
    </Flex>
  );
}
