import { Button, chakra, Heading, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Markdown } from '../../../components/markdown/markdown.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useAskToSignIn } from '../../../lib/session/use-ask-to-sign-in.ts';
import { useViewer } from '../../../lib/session/use-viewer.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { EditorialCode } from './editorial-code.tsx';
import { useOpenEditorialStepMutation, type Editorial_EditorialFragment } from './editorial.generated.ts';

interface HintLadderProps {
  readonly problemId: number;
  readonly editorial: Editorial_EditorialFragment;
  readonly language: string;
  /** The reader came here by giving up, whose button is gone. */
  readonly isFocusedAtFirst: boolean;
}

/** The steps of an editorial. An opened one takes the focus, since its button is gone. */
export function HintLadder({ problemId, editorial, language, isFocusedAtFirst }: HintLadderProps) {
  const t = useText();
  const act = useAct();
  const askToSignIn = useAskToSignIn();
  const { hasToken } = useViewer();
  const [open, { loading }] = useOpenEditorialStepMutation();
  const [opening, setOpening] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (isFocusedAtFirst) list.current?.querySelector('button')?.focus();
  }, [isFocusedAtFirst]);
  const { hints, content, code, viewerCanOpenAny } = editorial;
  const texts = [...hints.map((hint) => hint.content), content];
  const next = texts.indexOf(null);
  const nameOf = (index: number) =>
    index < hints.length ? t({ id: 'editorial.hint' }, { number: index + 1 }) : t({ id: 'editorial.text' });
  const openStep = async (index: number) => {
    if (!hasToken) {
      askToSignIn();
      return;
    }
    setOpening(index);
    const input = { problemId: String(problemId), hint: index < hints.length ? index + 1 : null };
    const isDone = await act(
      async () => (await open({ variables: { input, language } })).data?.openEditorialStep,
      t({ id: 'editorial.opened' }, { name: nameOf(index) }),
    );
    if (!isDone) setOpening(null);
  };
  return (
    <Steps ref={list} aria-label={t({ id: 'editorial.steps' })}>
      {texts.map((text, index) => (
        <Step
          key={nameOf(index)}
          name={nameOf(index)}
          text={text}
          isFocused={opening === index}
          isOpenable={viewerCanOpenAny || index === next}
          isBusy={loading && opening === index}
          action={
            index < hints.length
              ? t({ id: 'editorial.openHint' }, { number: index + 1 })
              : t({ id: 'editorial.openText' })
          }
          onOpen={() => void openStep(index)}
        >
          {index === hints.length && code !== null ? <EditorialCode code={code} /> : null}
        </Step>
      ))}
    </Steps>
  );
}

const Steps = chakra('ol', { base: { listStyleType: 'none', display: 'grid', gap: '3' } });

interface StepProps {
  readonly name: string;
  /** Null: not opened. */
  readonly text: string | null;
  readonly isFocused: boolean;
  readonly isOpenable: boolean;
  readonly isBusy: boolean;
  readonly action: string;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

function Step({ name, text, isFocused, isOpenable, isBusy, action, onOpen, children }: StepProps) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpened = text !== null;
  useEffect(() => {
    if (isOpened && isFocused) heading.current?.focus();
  }, [isOpened, isFocused]);
  return (
    <Panel as="li" p="4">
      <Heading as="h2" size="sm" ref={heading} tabIndex={-1} mb={isOpened ? '2' : '1'}>
        {name}
      </Heading>
      {isOpened ? (
        <>
          <Markdown source={text} />
          {children}
        </>
      ) : null}
      {!isOpened && isOpenable ? (
        <Button size="sm" variant="outline" loading={isBusy} onClick={onOpen}>
          {action}
        </Button>
      ) : null}
      {isOpened || isOpenable ? null : (
        <Text color="fg.muted" fontSize="sm">
          {t({ id: 'editorial.stepClosed' })}
        </Text>
      )}
    </Panel>
  );
}
