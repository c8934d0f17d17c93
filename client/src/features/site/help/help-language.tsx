import { Box, Flex } from '@chakra-ui/react';
import { CodeBlock } from '../../../components/code-block/code-block.tsx';
import { editorLanguage } from '../../../components/code-editor/monaco-languages.ts';
import { joinList } from '../../../lib/intl/join-list.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import type { HelpLanguages_LanguageFragment } from './help-page.generated.ts';

/** A language: how it is compiled and run, and a sample to start from when it is opened. */
export function HelpLanguage({ language }: { readonly language: HelpLanguages_LanguageFragment }) {
  const t = useText();
  const locale = useLocale();
  const { timeFactor, memoryFactor, isAvailable, versions } = language;
  return (
    <Box as="details" layerStyle="row">
      <Flex
        as="summary"
        cursor="pointer"
        px="4"
        py="2.5"
        gap="3"
        align="baseline"
        wrap="wrap"
        listStyleType="none"
        _hover={{ bg: 'bg.subtle' }}
      >
        <Box fontWeight="medium" flex="0 0 8rem">
          {language.name}
        </Box>
        <Box color="fg.muted" flex="1" minW="10rem">
          {isAvailable ? joinList(versions, locale) : `${language.description} · ${t({ id: 'help.unavailable' })}`}
        </Box>
        <Box color="fg.muted" fontSize="xs">
          {t({ id: 'help.factors' }, { time: timeFactor, memory: memoryFactor })}
        </Box>
      </Flex>
      <Box px="4" pb="4">
        <Command label={t({ id: 'help.compile' })} command={language.compileCommand} />
        <Command label={t({ id: 'help.run' })} command={language.runCommand} />
        {language.template === '' ? null : (
          <Box mt="3" borderWidth="1px" borderRadius="l2" overflow="hidden">
            <CodeBlock
              code={language.template}
              language={editorLanguage(language.key).highlight}
              label={t({ id: 'help.template' }, { language: language.name })}
            />
          </Box>
        )}
      </Box>
    </Box>
  );
}

function Command({ label, command }: { readonly label: string; readonly command: string }) {
  if (command === '') return null;
  return (
    <Flex gap="3" mt="1" align="baseline" fontSize="sm">
      <Box color="fg.muted" flex="0 0 5rem">
        {label}
      </Box>
      <Box as="code" fontFamily="mono" fontSize="xs" overflowWrap="anywhere">
        {command}
      </Box>
    </Flex>
  );
}
