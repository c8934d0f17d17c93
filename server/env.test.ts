import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EnvError, environmentFacts, givenSettings, parseSettings, settingNames } from './env.ts';

test('nothing needs to be set', () => {
  const env = parseSettings({});
  expect(env).toMatchObject({ PORT: 4000, VERDICT_DEMO: true, JUDGE_ALLOW_WEAK_SANDBOX: false });
  expect(env.DATABASE_URL).toBeUndefined();
  expect(env.VERDICT_DATA).toMatch(/^\/.*\/data$/);
});

test('an empty setting counts as unset', () => {
  expect(parseSettings({ PORT: '', DATABASE_URL: '' })).toEqual(parseSettings({}));
});

test('every wrong setting is named, with what it must be', () => {
  const parse = () =>
    parseSettings({
      PORT: 'http',
      VERDICT_DEMO: 'no',
      DATABASE_URL: 'mysql://db',
      VERDICT_SECRET: 'short',
      VERDICT_ROOT_PASSWORD: 'a',
    });
  expect(parse).toThrow(EnvError);
  expect(parse).toThrow(/PORT: must be a number/);
  expect(parse).toThrow(/VERDICT_DEMO: must be 0 or 1/);
  expect(parse).toThrow(/DATABASE_URL: must be a postgresql:\/\/ address/);
  expect(parse).toThrow(/VERDICT_SECRET: must have at least 32 characters/);
  expect(parse).toThrow(/VERDICT_ROOT_PASSWORD: must have 6 to 20 characters/);
});

test('a client at a remote judge has an id and a secret, below the key of the judge', () => {
  const parse = (clients: unknown) => parseSettings({ REMOTE_OIDC_CLIENTS: JSON.stringify(clients) });
  const client = { clientId: 'verdict', clientSecret: 'secret' };
  expect(parse({ CF: client }).REMOTE_OIDC_CLIENTS).toEqual({ CF: client });
  expect(() => parse({ codeforces: client })).toThrow(/REMOTE_OIDC_CLIENTS: must name judges by their keys/);
  expect(() => parse({ CF: { clientId: 'verdict' } })).toThrow(/REMOTE_OIDC_CLIENTS\.CF\.clientSecret/);
  expect(() => parse({ CF: { ...client, issuer: 'http://codeforces.com' } })).toThrow(/"issuer" must be an https/);
});

test('admins see which settings are set, and no value that may be secret', () => {
  const secrets = settingNames.filter((name) => /SECRET|TOKEN|PASSWORD|DATABASE|SMTP|OIDC|_DATA$/.test(name));
  const facts = environmentFacts({
    PORT: '5000',
    HOST: '',
    ...Object.fromEntries(secrets.map((name) => [name, 's3'])),
  });
  expect(facts.map(({ name }) => name)).toEqual(settingNames);
  expect(facts).toContainEqual({ name: 'PORT', isSet: true, value: '5000' });
  expect(facts).toContainEqual({ name: 'HOST', isSet: false, value: null });
  expect(facts.filter(({ isSet }) => isSet).map(({ name }) => name)).toEqual(expect.arrayContaining(secrets));
  expect(JSON.stringify(facts)).not.toContain('s3');
});

test('what the launcher filled in counts as unset', () => {
  const given = { MAIL_FROM: 'judge@example.com', VERDICT_SECRET: 'x'.repeat(32), PUBLIC_URL: '' };
  const passedOn = { ...given, PUBLIC_URL: 'http://localhost:4000', OIDC_PROVIDERS: '[]', JUDGE_TOKEN: 't' };
  const facts = environmentFacts({ ...passedOn, ...givenSettings(given) });
  expect(facts.filter(({ isSet }) => isSet).map(({ name }) => name)).toEqual(
    settingNames.filter((name) => ['MAIL_FROM', 'VERDICT_SECRET'].includes(name)),
  );
});

test('.env.example lists exactly the settings there are', () => {
  const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
  const listed = [...example.matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(settingNames.toSorted());
});

test('docs/operations.md lists exactly the settings there are', () => {
  const manual = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8');
  const [, section = ''] = manual.split('<!-- settings:');
  const listed = [...(section.split('\n### ')[0] ?? '').matchAll(/^\| `([A-Z][A-Z0-9_]*)` \|/gm)].map(
    ([, name]) => name,
  );
  expect(listed.toSorted()).toEqual(settingNames.toSorted());
});

test('.env.example itself can be used', () => {
  const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
  const given = [...example.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name, value]) => [name, value]);
  expect(parseSettings(Object.fromEntries(given))).toEqual(parseSettings({}));
});
