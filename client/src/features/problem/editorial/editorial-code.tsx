import { Badge, Box, Flex, Heading } from '@chakra-ui/react';
import { CodeBlock } from '../../../components/code-block/code-block.tsx';
import { editorLanguage } from '../../../components/code-editor/monaco-languages.ts';
import { CopyButton } from '../../../components/copy-button.tsx';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import type { Editorial_EditorialFragment } from './editorial.generated.ts';

type Code = NonNullable<Editorial_EditorialFragment['code']>[number];

const states = {
  VERIFIED: { text: message({ id: 'editorial.code.verified' }), color: 'green' },
  FAILED: { text: message({ id: 'editorial.code.failed' }), color: 'red' },
  OUTDATED: { text: message({ id: 'editorial.code.outdated' }), color: 'amber' },
} as const satisfies Record<Code['state'], unknown>;

/** Does the judge agree with a jury solution as the problem is now? */
export function CodeState({ state }: Pick<Code, 'state'>) {
  const t = useText();
  return <Badge colorPalette={states[state].color}>{t(states[state].text)}</Badge>;
}

/** Solutions of the jury below the text. */
export function EditorialCode({ code }: { readonly code: readonly Code[] }) {
  const t = useText();
  return code.map(({ name, languageKey, state, files }) => (
    <Box as="section" key={name} mt="4" borderWidth="1px" borderRadius="l2" overflow="hidden">
      <Flex px="3" py="2" gap="2" wrap="wrap" align="center" bg="bg.muted">
        <Heading as="h3" size="xs" minW="0" overflowWrap="anywhere">
          {name}
        </Heading>
        <CodeState state={state} />
      </Flex>
      {files.map((file) => (
        <Box key={file.name} position="relative">
          <Flex px="3" py="1" justify="space-between" align="center" fontSize="xs" color="fg.muted">
            {file.name}
            <CopyButton text={file.content} label={t({ id: 'editorial.code.copy' }, { name: file.name })} />
          </Flex>
          <CodeBlock
            code={file.content}
            language={editorLanguage(languageKey).highlight}
            label={t({ id: 'editorial.code.of' }, { name: file.name })}
          />
        </Box>
      ))}
    </Box>
  ));
}
