import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';

/** Longest answer of a browser, in characters of its JSON. */
export const maxResponseLength = 20_000;

const base64url = z.string().regex(/^[\w-]+$/);
const shared = {
  id: base64url.max(1_400),
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};

const authentication = z.object({
  ...shared,
  response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
});

const registration = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(30)).max(10).default([]),
  }),
});

/** The JSON of `navigator.credentials.get`; null for anything else. */
export function parseAuthentication(json: string): AuthenticationResponseJSON | null {
  return parse(json, authentication);
}

/** The JSON of `navigator.credentials.create`; null for anything else. */
export function parseRegistration(json: string): RegistrationResponseJSON | null {
  return parse(json, registration);
}

function parse<T>(json: string, schema: z.ZodType<T>): T | null {
  try {
    return schema.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}
