import { z } from 'zod';

/** A setting that is JSON. @param fault says what it must be. */
export function jsonSetting(fault: string) {
  return z.string().transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue(fault);
      return z.NEVER;
    }
  });
}
