import { screen } from '@testing-library/react';
import { auditFields, auditNames } from '@verdict/schema/core/audit/audit-fields.ts';
import { expect, test } from 'vitest';
import { useText } from '../../lib/intl/use-text.ts';
import type { Locale } from '../../lib/preferences/locale-store.ts';
import { renderPage } from '../../testing/render-page.tsx';
import type { AuditEntryRow_EntryFragment } from './audit-entry.generated.ts';
import { changeText } from './change-text.ts';

type Change = Omit<AuditEntryRow_EntryFragment['changes'][number], '__typename'>;

function Changes({ changes }: { readonly changes: readonly Change[] }) {
  const t = useText();
  return <output>{changes.map((change) => changeText(t, { __typename: 'AuditChange', ...change })).join('\n')}</output>;
}

async function textsOf(changes: readonly Change[], locale: Locale): Promise<string[]> {
  await renderPage(<Changes changes={changes} />, locale);
  return screen.getByRole('status').textContent?.split('\n') ?? [];
}

const locales = ['zh-CN', 'en-US'] as const;

test.each(locales)('every field and every name of an entry has words in %s', async (locale) => {
  const fields = auditFields.map((field) => ({ field, before: null, after: 'x' }));
  const names = Object.entries(auditNames).flatMap(([field, all]) =>
    all.map((name) => ({ field, before: null, after: name })),
  );
  const texts = await textsOf([...fields, ...names], locale);
  expect(texts).toHaveLength(fields.length + names.length);
  // No key of a sentence, no name in camel case or with an underscore.
  expect(texts.filter((text) => /audit\.|[a-z][A-Z]|[A-Z]_[A-Z]/u.test(text))).toEqual([]);
});

test('names, lists of names, verdicts and settings are in words', async () => {
  const changes = [
    { field: 'rights', before: null, after: 'TEACHER, MODERATOR' },
    { field: 'audience', before: 'ALL', after: 'FILTERED' },
    { field: 'status', before: '0', after: '-1' },
    { field: 'keys', before: null, after: 'isRegistrationOpen submitIntervalSeconds' },
    { field: 'value', before: 'My site', after: 'ALWAYS' },
  ];
  expect(await textsOf(changes, 'en-US')).toEqual([
    'Rights: Teacher, Moderator',
    'For whom: All users → Users who match a filter',
    'Verdict: Accepted → Wrong Answer',
    'Settings: Registration is open, Pause between submissions',
    'Value: My site → Always',
  ]);
});
