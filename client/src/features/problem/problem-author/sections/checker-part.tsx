import { Box, Button, Flex } from '@chakra-ui/react';
import { Icon } from '../../../../components/icon/icon.tsx';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { startChecker } from '../form/checker-stub.ts';
import { useProblemForm } from '../form/form-context.ts';
import { ChoiceInput } from '../form/text-fields.tsx';
import { checkerKey, type CheckerValues } from '../form/values.ts';
import { CodeField } from './code-field.tsx';
import { Advice, Fields, Part } from './section-parts.tsx';

const conventions = [
  {
    value: 'TESTLIB',
    label: message({ id: 'author.convention.testlib' }),
    hint: message({ id: 'author.convention.testlibHint' }),
  },
  {
    value: 'POLYGON',
    label: message({ id: 'author.convention.polygon' }),
    hint: message({ id: 'author.convention.polygonHint' }),
  },
  { value: 'HOJ', label: message({ id: 'author.convention.hoj' }), hint: message({ id: 'author.convention.hojHint' }) },
  {
    value: 'KATTIS',
    label: message({ id: 'author.convention.kattis' }),
    hint: message({ id: 'author.convention.kattisHint' }),
  },
  {
    value: 'JAVASCRIPT',
    label: message({ id: 'author.convention.javascript' }),
    hint: message({ id: 'author.convention.javascriptHint' }),
  },
] as const;
/** The language of checkers that run without a compiler. */
const isolateLanguage = 'javascript';

/** The checker or interactor, and whether it compiles as it stands here. */
export function CheckerPart() {
  const t = useText();
  const { values, change, facts, languages, compile } = useProblemForm();
  const { checker, judgeMode, compiledChecker } = values;
  const { run, isCompiling } = compile;
  const isCompiled = compiledChecker === checkerKey(values);
  const convention = conventions.find(({ value }) => value === checker.convention) ?? conventions[0];
  const offered = languages.filter(({ key, isChecker }) =>
    checker.convention === 'JAVASCRIPT' ? key === isolateLanguage : isChecker && key !== isolateLanguage,
  );
  const known = offered.some(({ key }) => key === checker.languageKey)
    ? offered.map(({ key, name }) => [key, name] as const)
    : [[checker.languageKey, checker.languageKey] as const, ...offered.map(({ key, name }) => [key, name] as const)];
  const setCode = (code: string) => change((before) => ({ ...before, checker: { ...before.checker, code } }));
  const setLanguage = (languageKey: string) =>
    change((before) => ({ ...before, checker: startChecker(before.checker, before.judgeMode, { languageKey }) }));
  const setConvention = (value: CheckerValues['convention']) => {
    const fallback = languages.find(({ key, isChecker }) => isChecker && key === 'cpp')?.key ?? 'c';
    const languageKey =
      value === 'JAVASCRIPT'
        ? isolateLanguage
        : checker.languageKey === isolateLanguage
          ? fallback
          : checker.languageKey;
    change((before) => ({
      ...before,
      checker: startChecker({ ...before.checker, languageKey }, before.judgeMode, { convention: value }),
    }));
  };
  const label = judgeMode === 'INTERACTIVE' ? t({ id: 'author.interactorCode' }) : t({ id: 'author.checkerCode' });
  return (
    <Part
      title={judgeMode === 'INTERACTIVE' ? t({ id: 'author.interactor' }) : t({ id: 'author.checker' })}
      beside={
        <Flex align="center" gap="3">
          <Flex role="status" align="center" gap="1" fontSize="sm" color={isCompiled ? 'green.fg' : 'fg.muted'}>
            {isCompiled ? <Icon name="check" /> : null}
            {isCompiling
              ? t({ id: 'author.checker.compiling' })
              : isCompiled
                ? t({ id: 'author.checker.compiled' })
                : t({ id: 'author.checker.notCompiled' })}
          </Flex>
          <Button
            size="xs"
            colorPalette="accent"
            disabled={isCompiling || checker.code.trim() === ''}
            onClick={() => void run()}
          >
            {t({ id: 'author.checker.compile' })}
          </Button>
        </Flex>
      }
    >
      {facts.isCheckerOfSeveralFiles ? <Advice tone="accent">{t({ id: 'author.packageChecker' })}</Advice> : null}
      {checker.code.includes('testlib.h') && !checker.languageKey.startsWith('cpp') ? (
        <Advice tone="accent">{t({ id: 'author.checker.testlibNeedsCpp' })}</Advice>
      ) : null}
      <Fields columns={2}>
        <ChoiceInput
          path="checker.convention"
          label={t({ id: 'author.convention' })}
          hint={t(convention.hint)}
          value={checker.convention}
          options={conventions.map(({ value, label: name }) => [value, t(name)] as const)}
          onValue={setConvention}
        />
        <ChoiceInput
          path="checker.languageKey"
          label={t({ id: 'submission.language' })}
          value={checker.languageKey}
          options={known}
          onValue={setLanguage}
        />
      </Fields>
      <Box mt="3">
        <CodeField
          path="checker.code"
          documentKey={`checker ${judgeMode} ${checker.convention}`}
          label={label}
          languageKey={checker.languageKey}
          value={checker.code}
          onValue={setCode}
          onRun={() => (isCompiling ? undefined : void run())}
        />
      </Box>
    </Part>
  );
}
