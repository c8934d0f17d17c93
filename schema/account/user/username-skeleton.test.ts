import { expect, test } from 'vitest';
import { newUsername } from './credentials.ts';
import { mixesLookAlikes, usernameSkeleton } from './username-skeleton.ts';

test.each([
  ['case', 'саsе', 'with Cyrillic letters among Latin ones'],
  ['cap', 'сар', 'all Cyrillic'],
  ['BOB', 'ВОВ', 'all Cyrillic, in capitals'],
  ['ivo', 'Ινο', 'all Greek, beginning with a capital that looks like an l too'],
  ['root', 'ｒｏｏｔ', 'in full width'],
  ['root', '𝓻𝓸𝓸𝓽', 'in letters of mathematics'],
  ['root', 'root.', 'with a full stop behind it'],
  ['root', '‘root’', 'in quotation marks'],
  ['admin', 'admın', 'with an i without its dot'],
  ['irmak', 'İrmak', 'with a capital I that has a dot'],
  ['alice', 'álice', 'with an accent'],
  ['jose', 'jose\u0301', 'with an accent that is a character of its own'],
  ['Андреи', 'Андрей', 'with a Cyrillic letter that has a mark'],
  ['工人', 'エ人', 'with a Katakana that looks like a Chinese sign'],
])('%s and %s (%s) look the same', (one, other) => {
  expect(usernameSkeleton(other)).toBe(usernameSkeleton(one));
});

test.each([
  ['cam', 'carn'],
  ['user1', 'userl'],
  ['bob', 'bob2'],
  ['a_b', 'a-b'],
  ['_root_', 'root'],
  ['王小明', '王小朋'],
  ['al1ce', 'alice'],
  ['はは', 'ばば'],
  ['कि', 'क'],
  ['각', '가'],
  ['...', '..'],
])('%s and %s are told apart', (one, other) => {
  expect(usernameSkeleton(other)).not.toBe(usernameSkeleton(one));
});

test.each(['pаypal', 'Ιvan', 'αβc', 'ԁοg'])('%j mixes scripts whose letters look alike', (name) => {
  expect(mixesLookAlikes(name)).toBe(true);
  expect(newUsername.safeParse(name).success).toBe(false);
});

test.each(['bob', 'Иван', 'Ελένη', '王bob', 'ボブbob', '김bob', 'Ünal', 'i-v_1.2'])('%j is a good name', (name) => {
  expect(mixesLookAlikes(name)).toBe(false);
  expect(newUsername.safeParse(name).success).toBe(true);
});

test.each(['root\u3164', 'root\ufe0f', 'ro\u034fot', 'root\u2800', 'ro\u115fot'])(
  '%j has what nobody sees, and is refused',
  (name) => {
    expect(newUsername.safeParse(name).success).toBe(false);
  },
);
