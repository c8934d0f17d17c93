import { Box, Button, chakra, Dialog, Field, Flex, Input, Portal, Stack } from '@chakra-ui/react';
import { expectableStatuses, Status } from '@verdict/judge/protocol/status.ts';
import { useState, type FormEvent } from 'react';
import { Choice } from '../../../components/choice.tsx';
import { CheckLabel } from '../../../components/form/check-label.tsx';
import { domainErrorText } from '../../../lib/failure/domain-error.ts';
import { failureText } from '../../../lib/failure/failure.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { statusLook } from '../../../lib/status/status.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import { JuryPageDocument, useSaveJurySolutionMutation, type JurySolution_SolutionFragment } from './jury.generated.ts';
import { languageOfFile } from './language-of-file.ts';
import type { NamedLanguage } from './named-language.ts';

interface SolutionDialogProps {
  readonly problemId: number;
  readonly languages: readonly NamedLanguage[];
  /** Null: a new one. */
  readonly solution: JurySolution_SolutionFragment | null;
  readonly onClose: () => void;
}

/** Adds or changes a reference solution. A click beside it does not close it: code would be lost. */
export function SolutionDialog({ problemId, languages, solution, onClose }: SolutionDialogProps) {
  const t = useText();
  const [name, setName] = useState(solution?.name ?? '');
  const [languageKey, setLanguageKey] = useState(solution?.languageKey ?? languages[0]?.key ?? '');
  // A language that was chosen stays, whatever the file is called then.
  const [isChosen, setChosen] = useState(solution !== null);
  const [code, setCode] = useState(solution?.files[0]?.content ?? '');
  const [expected, setExpected] = useState<readonly number[]>(solution?.expected ?? [Status.ACCEPTED]);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [save, { loading }] = useSaveJurySolutionMutation({ refetchQueries: [JuryPageDocument] });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const { data } = await save({
        variables: { problemId, id: solution?.id ?? null, input: { name, languageKey, code, expected } },
      });
      const result = data?.saveJurySolution;
      if (result?.__typename === 'SaveJurySolutionSuccess') {
        showToast('success', t({ id: 'jury.saved' }, { name }));
        onClose();
      } else
        setFaults(
          result?.__typename === 'InvalidInput'
            ? Object.fromEntries(result.fields.map(({ path, message }) => [path.split('.')[0] ?? '', message]))
            : { name: domainErrorText(t, result) },
        );
    } catch (error) {
      setFaults({ name: failureText(t, error) });
    }
  };
  const rename = (next: string) => {
    setName(next);
    const guessed = isChosen ? null : languageOfFile(next, languages);
    if (guessed !== null) setLanguageKey(guessed);
  };
  const toggle = (status: number) =>
    setExpected((chosen) => (chosen.includes(status) ? chosen.filter((one) => one !== status) : [...chosen, status]));
  return (
    // A key that slips does not throw a program away.
    <Dialog.Root
      open
      closeOnInteractOutside={false}
      closeOnEscape={false}
      onOpenChange={({ open }) => (open ? undefined : onClose())}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content maxW="48rem">
            <form onSubmit={(event) => void submit(event)} noValidate>
              <Dialog.Header>
                <Dialog.Title>
                  {solution === null ? t({ id: 'jury.add' }) : t({ id: 'jury.editOf' }, { name: solution.name })}
                </Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                <Stack gap="3">
                  <Flex gap="3" wrap="wrap">
                    <Field.Root invalid={faults['name'] !== undefined} flex="1 1 16rem">
                      <Field.Label>{t({ id: 'jury.name' })}</Field.Label>
                      <Input
                        size="sm"
                        value={name}
                        maxLength={200}
                        placeholder="accepted/main.cpp"
                        autoComplete="off"
                        onChange={(event) => rename(event.target.value)}
                      />
                      <Field.ErrorText>{faults['name']}</Field.ErrorText>
                    </Field.Root>
                    <Field.Root w="auto">
                      <Field.Label>{t({ id: 'jury.language' })}</Field.Label>
                      <Choice
                        label={t({ id: 'jury.language' })}
                        value={languageKey}
                        options={languages.map((language) => [language.key, language.name])}
                        onChange={(key) => {
                          setChosen(true);
                          setLanguageKey(key);
                        }}
                      />
                    </Field.Root>
                  </Flex>
                  <chakra.fieldset>
                    <chakra.legend fontSize="sm" fontWeight="medium" mb="1">
                      {t({ id: 'jury.mayGet' })}
                    </chakra.legend>
                    <Flex columnGap="4" rowGap="1" wrap="wrap" fontSize="sm">
                      {expectableStatuses.map((status) => (
                        <CheckLabel key={status}>
                          <input type="checkbox" checked={expected.includes(status)} onChange={() => toggle(status)} />
                          {t(statusLook(status).label)}
                        </CheckLabel>
                      ))}
                    </Flex>
                    {faults['expected'] === undefined ? null : (
                      <Box role="alert" color="red.fg" fontSize="xs">
                        {faults['expected']}
                      </Box>
                    )}
                  </chakra.fieldset>
                  <Field.Root invalid={faults['code'] !== undefined}>
                    <Field.Label>{t({ id: 'jury.code' })}</Field.Label>
                    <Code
                      aria-label={t({ id: 'jury.code' })}
                      value={code}
                      rows={16}
                      spellCheck={false}
                      onChange={(event) => setCode(event.target.value)}
                    />
                    <Field.ErrorText>{faults['code']}</Field.ErrorText>
                  </Field.Root>
                </Stack>
              </Dialog.Body>
              <Dialog.Footer>
                <Button size="sm" variant="outline" onClick={onClose}>
                  {t({ id: 'action.cancel' })}
                </Button>
                <Button type="submit" size="sm" colorPalette="accent" disabled={loading}>
                  {t({ id: 'jury.save' })}
                </Button>
              </Dialog.Footer>
            </form>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

const Code = chakra('textarea', {
  base: {
    width: 'full',
    p: '2',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l2',
    fontFamily: 'mono',
    fontSize: 'sm',
    focusVisibleRing: 'outside',
  },
});
