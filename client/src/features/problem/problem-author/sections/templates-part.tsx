import { Box, Flex, Tabs } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Choice } from '../../../../components/choice.tsx';
import { Toggle } from '../../../../components/form/toggle.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useProblemForm, type AuthorLanguage } from '../form/form-context.ts';
import type { TemplateValues } from '../form/values.ts';
import { CodeField } from './code-field.tsx';
import { Part } from './section-parts.tsx';

const blocks = ['prepend', 'template', 'append'] as const;
type Block = (typeof blocks)[number];

/** The code that solutions start from: what is before it, what authors of solutions edit, and what comes after. */
export function TemplatesPart({ languages }: { readonly languages: readonly AuthorLanguage[] }) {
  const t = useText();
  const { values, change, wanted } = useProblemForm();
  const [chosen, setChosen] = useState<string | null>(null);
  const [block, setBlock] = useState<Block>('template');
  const wantedKey =
    values.codeTemplates[Number(/^codeTemplates\.(\d+)/.exec(wanted?.path ?? '')?.[1] ?? -1)]?.languageKey;
  useEffect(() => {
    if (wantedKey === undefined) return;
    setChosen(wantedKey);
    setBlock('template');
  }, [wanted, wantedKey]);
  const enabled = new Set(
    values.codeTemplates.filter(({ isEnabled }) => isEnabled).map(({ languageKey }) => languageKey),
  );
  const language =
    languages.find(({ key }) => key === chosen) ?? languages.find(({ key }) => enabled.has(key)) ?? languages[0];
  if (language === undefined) return null;

  const index = values.codeTemplates.findIndex(({ languageKey }) => languageKey === language.key);
  const template = values.codeTemplates[index] ?? {
    languageKey: language.key,
    isEnabled: false,
    prepend: '',
    template: '',
    append: '',
  };
  const set = (part: Partial<TemplateValues>) =>
    change((before) => {
      const known = before.codeTemplates.find(({ languageKey }) => languageKey === language.key);
      const next = { ...(known ?? template), ...part };
      return {
        ...before,
        codeTemplates:
          known === undefined
            ? [...before.codeTemplates, next]
            : before.codeTemplates.map((other) => (other === known ? next : other)),
      };
    });
  return (
    <Part title={t({ id: 'author.templates' })} hint={t({ id: 'author.templatesHint' })}>
      <Flex gap="4" align="center" wrap="wrap" mb="2">
        <Choice
          label={t({ id: 'author.templateLanguage' })}
          value={language.key}
          options={languages.map(({ key, name }) => [key, enabled.has(key) ? `${name} ✓` : name] as const)}
          onChange={setChosen}
        />
        <Toggle
          label={t({ id: 'author.templateOn' }, { language: language.name })}
          checked={template.isEnabled}
          onChange={(isEnabled) => set({ isEnabled })}
        />
      </Flex>
      {template.isEnabled ? (
        <Tabs.Root
          value={block}
          onValueChange={({ value }) => setBlock(blocks.find((name) => name === value) ?? 'template')}
          lazyMount
          unmountOnExit
        >
          <Tabs.List aria-label={t({ id: 'author.templates' })}>
            {blocks.map((name) => (
              <Tabs.Trigger key={name} value={name} fontFamily="mono" fontSize="xs">
                {name.toUpperCase()}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {blocks.map((name) => (
            <Tabs.Content key={name} value={name}>
              <Box pt="2">
                <CodeField
                  path={`codeTemplates.${index}.${name}`}
                  documentKey={`template ${name}`}
                  height="14rem"
                  label={`${name.toUpperCase()}, ${language.name}`}
                  languageKey={language.key}
                  value={template[name]}
                  onValue={(code) => set({ [name]: code })}
                />
              </Box>
            </Tabs.Content>
          ))}
        </Tabs.Root>
      ) : null}
    </Part>
  );
}
