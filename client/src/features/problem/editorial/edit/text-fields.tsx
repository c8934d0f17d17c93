import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { CheckLabel } from '../../../../components/form/check-label.tsx';
import { MarkdownField } from '../../../../components/markdown-editor/markdown-field.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { MoveButtons, RowButton } from '../../../../components/row-button.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { editorialLanguages, languageNames, type EditorialLanguage } from '../language-choice.tsx';
import { hintCountOf, hintField, languagesOf, maxHints, swappedHints, withoutHint } from './editorial-values.ts';
import type { EditorialEditing } from './use-editorial-form.ts';

interface TextFieldsProps {
  readonly form: EditorialEditing;
}

/** Hints and text of an editorial in each of its languages. */
export function TextFields({ form }: TextFieldsProps) {
  const t = useText();
  const languages = languagesOf(form.values);
  const count = hintCountOf(form.values);
  const addButton = useRef<HTMLButtonElement>(null);
  const [status, setStatus] = useState('');
  const toggle = (language: EditorialLanguage) =>
    form.setValue(
      'languages',
      (languages.includes(language) ? languages.filter((each) => each !== language) : [...languages, language]).join(
        ' ',
      ),
    );
  const remove = (index: number) => {
    form.change(withoutHint(form.values, index));
    setStatus(t({ id: 'editorial.hintRemoved' }, { number: index + 1 }));
    addButton.current?.focus();
  };
  const move = (index: number, step: -1 | 1) => {
    form.change(swappedHints(form.values, step === 1 ? index : index - 1));
    setStatus(t({ id: 'editorial.hintMoved' }, { number: index + 1, to: index + step + 1 }));
  };
  return (
    <Stack gap="4">
      <Flex as="fieldset" aria-label={t({ id: 'editorial.languages' })} gap="4" wrap="wrap">
        {editorialLanguages.map((language) => (
          <CheckLabel key={language}>
            <input
              type="checkbox"
              checked={languages.includes(language)}
              // One language is needed.
              disabled={languages.length === 1 && languages.includes(language)}
              onChange={() => toggle(language)}
            />
            {t(languageNames[language])}
          </CheckLabel>
        ))}
      </Flex>
      <Box>
        <Heading as="h2" size="sm">
          {t({ id: 'editorial.hints' })}
        </Heading>
        <Text color="fg.muted" fontSize="xs">
          {t({ id: 'editorial.hintsHint' }, { max: maxHints })}
        </Text>
      </Box>
      <Box as="ol" listStyleType="none" display="grid" gap="3" _empty={{ display: 'none' }}>
        {Array.from({ length: count }, (_, index) => (
          <Panel as="li" key={index} p="3">
            <Flex mb="2" gap="1" align="center" wrap="wrap">
              <Heading as="h3" size="xs" flex="1">
                {t({ id: 'editorial.hint' }, { number: index + 1 })}
              </Heading>
              <MoveButtons
                labels={{
                  up: t({ id: 'editorial.hintUp' }, { number: index + 1 }),
                  down: t({ id: 'editorial.hintDown' }, { number: index + 1 }),
                }}
                isFirst={index === 0}
                isLast={index === count - 1}
                onStep={(step) => move(index, step)}
              />
              <RowButton label={t({ id: 'editorial.hintRemove' }, { number: index + 1 })} onPress={() => remove(index)}>
                {t({ id: 'editorial.remove' })}
              </RowButton>
            </Flex>
            <Stack gap="3">
              {languages.map((language) => (
                <Field
                  key={language}
                  form={form}
                  name={hintField(language, index)}
                  label={t({ id: 'editorial.hintIn' }, { number: index + 1, language: t(languageNames[language]) })}
                  rows={4}
                />
              ))}
            </Stack>
          </Panel>
        ))}
      </Box>
      <Flex gap="3" align="center" wrap="wrap">
        <Button
          ref={addButton}
          size="xs"
          variant="outline"
          // Disabled it would lose the focus.
          aria-disabled={count >= maxHints}
          onClick={() => (count < maxHints ? form.setValue('hintCount', String(count + 1)) : undefined)}
        >
          {t({ id: 'editorial.addHint' })}
        </Button>
        <Text role="status" fontSize="xs" color="fg.muted">
          {status}
        </Text>
      </Flex>
      {languages.map((language) => (
        <Field
          key={language}
          form={form}
          name={`${language}.content`}
          label={t({ id: 'editorial.textIn' }, { language: t(languageNames[language]) })}
          rows={14}
        />
      ))}
    </Stack>
  );
}

interface FieldProps extends TextFieldsProps {
  readonly name: Parameters<EditorialEditing['field']>[0];
  readonly label: string;
  readonly rows: number;
}

function Field({ form, name, label, rows }: FieldProps) {
  const { value, error, onValue } = form.field(name);
  return <MarkdownField label={label} isRequired rows={rows} value={value} error={error} onValue={onValue} />;
}
