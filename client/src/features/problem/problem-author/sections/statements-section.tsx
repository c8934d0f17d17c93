import { Box, Button, Flex, chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Choice } from '../../../../components/choice.tsx';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { MarkdownEditor } from '../../../../components/markdown-editor/markdown-editor.tsx';
import { useEditorUpload } from '../../../../components/markdown-editor/use-editor-upload.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { maxTitle } from '../form/faults.ts';
import { FaultText, FieldFrame } from '../form/field-frame.tsx';
import { useProblemForm } from '../form/form-context.ts';
import { TextInput } from '../form/text-fields.tsx';
import { emptyStatement, type StatementValues } from '../form/values.ts';
import { Part } from './section-parts.tsx';
import { languageTags, languageName } from './statement-languages.ts';

const parts = [
  { name: 'description', label: message({ id: 'author.description' }), isRequired: true, rows: 10 },
  { name: 'input', label: message({ id: 'author.input' }), isRequired: true, rows: 4 },
  { name: 'output', label: message({ id: 'author.output' }), isRequired: true, rows: 4 },
  { name: 'hint', label: message({ id: 'author.hint' }), isRequired: false, rows: 4 },
] as const;

/** The statements, one language at a time. */
export function StatementsSection() {
  const t = useText();
  const { values, change, fault, wanted } = useProblemForm();
  const { statements } = values;
  const [chosen, setChosen] = useState(statements[0]?.language ?? '');
  const [isAsking, setAsking] = useState(false);
  const wantedLanguage = statements[Number(/^statements\.(\d+)/.exec(wanted?.path ?? '')?.[1] ?? -1)]?.language;
  useEffect(() => {
    if (wantedLanguage !== undefined) setChosen(wantedLanguage);
  }, [wanted, wantedLanguage]);

  const index = Math.max(
    0,
    statements.findIndex(({ language }) => language === chosen),
  );
  const shown = statements[index];
  const free = languageTags.filter((tag) => statements.every(({ language }) => language !== tag));
  const add = (language: string) => {
    change({ statements: [...statements, emptyStatement(language)] });
    setChosen(language);
  };
  const remove = (language: string) =>
    change({ statements: statements.filter((statement) => statement.language !== language) });
  return (
    <Part
      title={t({ id: 'author.section.statements' })}
      hint={t({ id: 'author.statementsHint' })}
      beside={
        <Flex gap="2" align="center" wrap="wrap">
          {free.length === 0 ? null : (
            <Choice
              size="xs"
              label={t({ id: 'author.statementAdd' })}
              value=""
              options={[
                ['', t({ id: 'author.statementAdd' })],
                ...free.map((tag) => [tag, languageName(tag)] as const),
              ]}
              onChange={add}
            />
          )}
          {shown !== undefined && statements.length > 1 ? (
            <Button size="xs" variant="outline" onClick={() => setAsking(true)}>
              {t({ id: 'author.statementRemove' }, { language: languageName(shown.language) })}
            </Button>
          ) : null}
        </Flex>
      }
    >
      <FaultText>{fault('statements')}</FaultText>
      <Flex role="group" aria-label={t({ id: 'author.statementLanguage' })} gap="1" mb="3" wrap="wrap">
        {statements.map(({ language }, at) => (
          <Button
            key={language}
            size="xs"
            variant={at === index ? 'subtle' : 'ghost'}
            colorPalette={at === index ? 'accent' : 'gray'}
            aria-pressed={at === index}
            onClick={() => setChosen(language)}
          >
            {languageName(language)}
            {hasFault(at, fault) ? (
              <Box as="span" color="fg.error">
                <Icon name="alert" />
                <chakra.span srOnly>{t({ id: 'author.hasFaults' })}</chakra.span>
              </Box>
            ) : null}
          </Button>
        ))}
      </Flex>
      {shown === undefined ? null : <Statement key={shown.language} index={index} statement={shown} />}
      <ConfirmDialog
        isOpen={isAsking && shown !== undefined}
        title={t({ id: 'author.statementRemove' }, { language: languageName(shown?.language ?? '') })}
        text={t({ id: 'author.statementRemoveText' })}
        action={t({ id: 'author.remove' })}
        onConfirm={() => remove(shown?.language ?? '')}
        onClose={() => setAsking(false)}
      />
    </Part>
  );
}

function hasFault(index: number, fault: (path: string) => string | null): boolean {
  return ['language', 'title', ...parts.map(({ name }) => name)].some(
    (name) => fault(`statements.${index}.${name}`) !== null,
  );
}

function Statement({ index, statement }: { readonly index: number; readonly statement: StatementValues }) {
  const t = useText();
  const { change } = useProblemForm();
  const { upload } = useEditorUpload();
  const set = (part: Partial<StatementValues>) =>
    change((before) => ({
      ...before,
      statements: before.statements.map((other) =>
        other.language === statement.language ? { ...other, ...part } : other,
      ),
    }));
  return (
    <Flex direction="column" gap="4" lang={statement.language}>
      <TextInput
        path={`statements.${index}.title`}
        isRequired
        label={t({ id: 'author.title' })}
        maxLength={maxTitle}
        value={statement.title}
        onValue={(title) => set({ title })}
      />
      {parts.map(({ name, label, isRequired, rows }) => (
        <FieldFrame key={name} path={`statements.${index}.${name}`} label={t(label)} isRequired={isRequired}>
          <MarkdownEditor
            label={t(label)}
            rows={rows}
            value={statement[name]}
            onValue={(text) => set({ [name]: text })}
            {...(upload && { onUpload: upload })}
          />
        </FieldFrame>
      ))}
    </Flex>
  );
}
