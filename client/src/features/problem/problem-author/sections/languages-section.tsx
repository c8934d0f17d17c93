import { Box, Flex, Grid, Input, Table } from '@chakra-ui/react';
import { CheckLabel } from '../../../../components/form/check-label.tsx';
import { Toggle } from '../../../../components/form/toggle.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { withColon } from '../../../../lib/intl/with-colon.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { FaultText, useWantedFocus } from '../form/field-frame.tsx';
import { useProblemForm, type AuthorLanguage } from '../form/form-context.ts';
import type { FactorValues } from '../form/values.ts';
import { Part } from './section-parts.tsx';
import { TemplatesPart } from './templates-part.tsx';

/** Which languages solutions are written in, what they change of the limits, and the code they start from. */
export function LanguagesSection() {
  const t = useText();
  const { values, change, fault, languages, touch } = useProblemForm();
  const frame = useWantedFocus('languageKeys');
  const toggle = (key: string, isOn: boolean) => {
    touch('languageKeys');
    change((before) => ({
      ...before,
      languageKeys: isOn ? [...before.languageKeys, key] : before.languageKeys.filter((other) => other !== key),
    }));
  };
  const restrict = (isEveryLanguage: boolean) =>
    change((before) => ({
      ...before,
      isEveryLanguage,
      languageKeys: before.languageKeys.length === 0 ? languages.map(({ key }) => key) : before.languageKeys,
    }));
  const offered = languages.filter(({ key }) => values.isEveryLanguage || values.languageKeys.includes(key));
  return (
    <>
      <Part
        title={t({ id: 'author.languages' })}
        hint={t({ id: 'author.languagesHint' })}
        beside={
          <Toggle label={t({ id: 'author.everyLanguage' })} checked={values.isEveryLanguage} onChange={restrict} />
        }
      >
        <Box ref={frame}>
          {values.isEveryLanguage ? null : (
            <Grid
              as="ul"
              listStyleType="none"
              templateColumns="repeat(auto-fill, minmax(12rem, 1fr))"
              gap="2"
              aria-label={t({ id: 'author.languages' })}
            >
              {languages.map(({ key, name, isAvailable }) => (
                <li key={key}>
                  <CheckLabel>
                    <input
                      type="checkbox"
                      checked={values.languageKeys.includes(key)}
                      onChange={(event) => toggle(key, event.target.checked)}
                    />
                    <span>{name}</span>
                    {isAvailable ? null : (
                      <Box as="span" color="fg.subtle" fontSize="xs">
                        {t({ id: 'author.languageAway' })}
                      </Box>
                    )}
                  </CheckLabel>
                </li>
              ))}
            </Grid>
          )}
        </Box>
        <FaultText>{fault('languageKeys')}</FaultText>
      </Part>
      <Part title={t({ id: 'author.factors' })} hint={t({ id: 'author.factorsHint' })}>
        <FactorTable languages={offered} />
      </Part>
      <TemplatesPart languages={offered} />
    </>
  );
}

/** Factors by language; an empty field means the language's own. */
function FactorTable({ languages }: { readonly languages: readonly AuthorLanguage[] }) {
  const t = useText();
  const locale = useLocale();
  const { values, change } = useProblemForm();
  const set = (languageKey: string, part: Partial<FactorValues>) =>
    change((before) => {
      const known = before.languageFactors.find((factors) => factors.languageKey === languageKey);
      const next = { languageKey, timeFactor: '', memoryFactor: '', ...known, ...part };
      const languageFactors =
        known === undefined
          ? [...before.languageFactors, next]
          : before.languageFactors.map((factors) => (factors === known ? next : factors));
      return { ...before, languageFactors };
    });
  const factorNames = { timeFactor: t({ id: 'author.timeFactor' }), memoryFactor: t({ id: 'author.memoryFactor' }) };
  return (
    <Box
      overflowX="auto"
      borderWidth="1px"
      borderRadius="l2"
      maxH="24rem"
      overflowY="auto"
      tabIndex={0}
      role="region"
      aria-label={t({ id: 'author.factors' })}
    >
      <Table.Root>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader top="0">{t({ id: 'submission.language' })}</Table.ColumnHeader>
            <Table.ColumnHeader top="0">{factorNames.timeFactor}</Table.ColumnHeader>
            <Table.ColumnHeader top="0">{factorNames.memoryFactor}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {languages.map((language) => {
            const index = values.languageFactors.findIndex(({ languageKey }) => languageKey === language.key);
            const factors = values.languageFactors[index];
            return (
              <Table.Row key={language.key}>
                <Table.Cell>{language.name}</Table.Cell>
                {(['timeFactor', 'memoryFactor'] as const).map((name) => (
                  <Table.Cell key={name}>
                    <FactorInput
                      path={`languageFactors.${index}.${name}`}
                      label={withColon(language.name, locale) + factorNames[name]}
                      placeholder={String(language[name])}
                      value={factors?.[name] ?? ''}
                      onValue={(text) => set(language.key, { [name]: text })}
                    />
                  </Table.Cell>
                ))}
              </Table.Row>
            );
          })}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

interface FactorInputProps {
  readonly path: string;
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onValue: (text: string) => void;
}

function FactorInput({ path, label, placeholder, value, onValue }: FactorInputProps) {
  const { fault, touch } = useProblemForm();
  const frame = useWantedFocus(path);
  const error = fault(path);
  return (
    <Flex ref={frame} direction="column" gap="0.5">
      <Input
        size="xs"
        w="5rem"
        inputMode="decimal"
        aria-label={label}
        aria-invalid={error !== null}
        aria-describedby={`${path}-fault`}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onValue(event.target.value)}
        onBlur={() => touch(path)}
      />
      <FaultText id={`${path}-fault`}>{error}</FaultText>
    </Flex>
  );
}
