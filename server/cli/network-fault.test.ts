import { expect, test } from 'vitest';
import { networkFault } from './network-fault.ts';

const failed = (code: string) =>
  new Error('UNREACHABLE at /', {
    cause: new Error('no answer', { cause: Object.assign(new Error('low'), { code }) }),
  });

test.each([
  ['ENOTFOUND', 'the name judge.example.org was not found'],
  ['EAI_AGAIN', 'the name judge.example.org was not found'],
  ['ECONNREFUSED', 'judge.example.org refused the connection'],
  ['UND_ERR_CONNECT_TIMEOUT', 'judge.example.org did not answer in time'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'the certificate of judge.example.org is not trusted'],
  ['ECONNRESET', 'judge.example.org did not answer (UNREACHABLE at /)'],
])('%s is said in words', (code, words) => {
  expect(networkFault(failed(code), 'judge.example.org')).toContain(words);
});
