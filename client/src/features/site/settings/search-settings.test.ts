import { expect, test } from 'vitest';
import { settingsPart } from '../../../lib/intl/parts/settings.ts';
import { foundSettings, searchIndex, settingsCalled } from '../../../lib/site/search-settings.ts';
import { settingTexts } from '../../../lib/site/setting-texts.ts';
import { isInBounds, valueOf, type Setting } from './setting-values.ts';

const setting = (key: Setting['key']): Setting => ({
  __typename: 'SiteSetting',
  key,
  section: 'SITE',
  kind: 'NUMBER',
  unit: null,
  value: 0,
  defaultValue: 0,
  isSet: false,
  isSecret: false,
  min: 1,
  max: 3_600,
  maxLength: null,
  choices: [],
  lastChange: null,
});

test('a setting is found by its key and by words of both languages, in any order', async () => {
  // The keys are those of the table.
  const keys = Object.keys(settingTexts) as Setting['key'][];
  const index = searchIndex(keys, [await settingsPart.load('zh-CN'), await settingsPart.load('en-US')]);
  const find = (search: string) => foundSettings(keys.map(setting), index, search).map(({ key }) => key);
  expect(find('submitIntervalSeconds')).toEqual(['submitIntervalSeconds']);
  expect(find('between PAUSE submissions')).toEqual(['submitIntervalSeconds']);
  expect(find('提交间隔')).toEqual(['submitIntervalSeconds']);
  expect(find('')).toEqual(keys);
  expect(find('nothing is called so')).toEqual([]);
});

test('a setting is called by its key, or by the beginning of its name in any language', async () => {
  const catalogues = [await settingsPart.load('zh-CN'), await settingsPart.load('en-US')];
  expect(settingsCalled('Registration is open', catalogues)).toEqual(['isRegistrationOpen']);
  expect(settingsCalled('提交间隔', catalogues)).toEqual(['submitIntervalSeconds']);
  expect(settingsCalled('submitInterval', catalogues)).toEqual(['submitIntervalSeconds']);
  expect(settingsCalled('', catalogues)).toEqual([]);
});

test('a number is whole and within its bounds', () => {
  const bounded = setting('submitIntervalSeconds');
  expect(['1', ' 3600 ', '0', '3601', '1.5', '', '-2', '1e3'].map((text) => isInBounds(bounded, text))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(valueOf(bounded, ' 3600 ')).toBe(3_600);
});
