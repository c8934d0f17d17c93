import { z } from 'zod';
import type { TestServer } from '../../../server/test-server.ts';
import { createCaptchaMutation, createSlidePuzzleMutation } from './account-operations.ts';

const madeSchema = z.object({ data: z.object({ key: z.string() }) });

/** A slide puzzle somebody asked for, with what only the server knows: where its gap is. */
export async function puzzleWithAnswer(server: TestServer): Promise<{ readonly key: string; readonly x: number }> {
  const { data } = await server.graphql(createSlidePuzzleMutation);
  const { key } = madeSchema.parse(data?.['createSlidePuzzle']).data;
  return { key, x: Number(await answerOf(server, key)) };
}

/** A captcha somebody asked for, with what is to be read. */
export async function captchaWithLetters(
  server: TestServer,
): Promise<{ readonly captchaKey: string; readonly captcha: string }> {
  const { data } = await server.graphql(createCaptchaMutation);
  const { key } = madeSchema.parse(data?.['createCaptcha']).data;
  return { captchaKey: key, captcha: await answerOf(server, key) };
}

async function answerOf({ services }: TestServer, key: string): Promise<string> {
  return (await services.db.challenge.findUniqueOrThrow({ where: { key } })).answer;
}
