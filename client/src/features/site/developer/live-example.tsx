import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { Choice } from '../../../components/choice.tsx';
import { CodeBlock } from '../../../components/code-block/code-block.tsx';
import { CopyButton } from '../../../components/copy-button.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import type { Example } from './examples.ts';
import { curlOf, tryGraphql, tryRest, type TriedAnswer } from './try-request.ts';

interface LiveExampleProps {
  readonly kind: 'graphql' | 'rest';
  /** Name of the box, for screen readers. */
  readonly label: string;
  readonly examples: readonly [Example, ...Example[]];
}

/** A request that can be changed and sent, with what came back and the same for a terminal. */
export function LiveExample({ kind, label, examples }: LiveExampleProps) {
  const t = useText();
  const locale = useLocale();
  const id = useId();
  const [request, setRequest] = useState(examples[0].request);
  const [answer, setAnswer] = useState<TriedAnswer | 'sending' | 'unreachable' | null>(null);
  const chosen = examples.find((example) => example.request === request)?.key ?? '';
  const choose = (key: string) => {
    setRequest(examples.find((example) => example.key === key)?.request ?? request);
    setAnswer(null);
  };
  const send = async () => {
    setAnswer('sending');
    const sent = kind === 'graphql' ? tryGraphql(request, locale) : tryRest(request, locale);
    setAnswer(await sent.catch(() => 'unreachable' as const));
  };
  const options = examples.map((example) => [example.key, t(example.label)] as const);
  return (
    <Panel overflow="hidden">
      <Flex px="3" py="2" gap="2" align="center" borderBottomWidth="1px" borderColor="border.muted">
        <Choice
          me="auto"
          label={t({ id: 'developer.chooseExample' })}
          size="xs"
          value={chosen}
          options={chosen === '' ? [['', t({ id: 'developer.ownRequest' })], ...options] : options}
          onChange={choose}
        />
        <CopyButton text={curlOf(kind, request, window.location.origin)} label={t({ id: 'developer.copyCurl' })} />
        <Button size="xs" colorPalette="accent" loading={answer === 'sending'} onClick={() => void send()}>
          {t({ id: 'developer.send' })}
        </Button>
      </Flex>
      <Request
        id={id}
        aria-label={label}
        rows={kind === 'rest' ? 1 : request.split('\n').length}
        spellCheck={false}
        value={request}
        onChange={(event) => setRequest(event.target.value)}
      />
      <Box aria-live="polite">
        {answer === 'unreachable' ? <Text p="3">{t({ id: 'developer.unreachable' })}</Text> : null}
        {answer === null || answer === 'sending' || answer === 'unreachable' ? null : (
          <Box borderTopWidth="1px" borderColor="border.muted" bg="bg.subtle">
            <Text px="3" pt="2" fontSize="xs" color={answer.isOk ? 'fg.muted' : 'fg.error'}>
              {t({ id: 'developer.answer' }, { status: answer.status, duration: answer.durationMs })}
            </Text>
            <Box maxH="24rem" overflowY="auto">
              <CodeBlock code={answer.text} language={null} label={t({ id: 'developer.answerLabel' })} />
            </Box>
          </Box>
        )}
      </Box>
    </Panel>
  );
}

const Request = chakra('textarea', {
  base: {
    display: 'block',
    width: 'full',
    padding: '3',
    fontFamily: 'mono',
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
    bg: 'bg.panel',
    color: 'fg',
    resize: 'vertical',
    overflowX: 'auto',
    whiteSpace: 'pre',
    focusVisibleRing: 'inside',
  },
});
