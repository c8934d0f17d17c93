import { expect, test } from 'vitest';
import { createTokenSigner } from './token-signer.ts';

const claims = {
  userId: 'u',
  sessionId: 's',
  issuedAt: new Date('2026-03-01T12:00:00Z'),
  expiresAt: new Date('2026-03-02T12:00:00Z'),
};
const [before, after] = [new Date('2026-03-02T11:59:59Z'), new Date('2026-03-02T12:00:00Z')];
const secret = 'a'.repeat(32);

test('a token says what it was signed with, however often it is read, and runs out at its time', async () => {
  const signer = createTokenSigner(secret);
  const token = await signer.sign(claims);
  expect([
    await signer.verify(token, before),
    await signer.verify(token, before),
    await signer.verify(token, after),
  ]).toEqual([claims, claims, null]);
});

test('a token of another secret, or changed by a letter, is none of ours, also beside the right one', async () => {
  const signer = createTokenSigner(secret);
  const token = await signer.sign(claims);
  await signer.verify(token, before);
  const [foreign, changed] = [
    await createTokenSigner('b'.repeat(32)).sign(claims),
    token.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')),
  ];
  expect([
    await signer.verify(foreign, before),
    await signer.verify(changed, before),
    await signer.verify('nonsense', before),
  ]).toEqual([null, null, null]);
});
