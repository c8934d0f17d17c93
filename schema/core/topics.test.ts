import { expect, test } from 'vitest';
import { readMessage, writeMessage } from './topics.ts';

test.each([
  ['judgeTask', {}],
  ['submission', { submissionId: 1, status: 0, casesDone: 2, casesTotal: 3 }],
  ['unread', { userIds: ['a'], range: { after: 'a', through: 'b' } }],
  ['unread', { userIds: [] }],
  ['sitePart', { part: 'carousel' }],
] as const)('a message of %s is read as it was written', (topic, message) => {
  expect(readMessage(writeMessage(topic, message))).toEqual({ topic, message });
});

test.each([
  ['no JSON', 'hello'],
  ['an empty text', ''],
  ['an unknown topic', '{"topic":"weather","message":{}}'],
  ['a name every object has', '{"topic":"toString","message":{}}'],
  ['a message of another topic', '{"topic":"contest","message":{"problemId":1}}'],
  ['a message with a wrong type', '{"topic":"contest","message":{"contestId":"1"}}'],
])('%s is no message', (_name, payload) => {
  expect(readMessage(payload)).toBeNull();
});
