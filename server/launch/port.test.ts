import { expect, test } from 'vitest';
import { holdPort } from './port.ts';

const host = '127.0.0.1';

test('a port that is held cannot be had until it is released', async () => {
  const { port, release } = await holdPort(0, host);
  await expect(holdPort(port, host)).rejects.toThrow(`Port ${port} is in use by another program`);
  await release();
  await release();
  const again = await holdPort(port, host);
  expect(again.port).toBe(port);
  await again.release();
});
