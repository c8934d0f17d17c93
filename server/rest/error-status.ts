import { restStatusOf } from '@verdict/schema/core/errors.ts';
import type { DomainErrorCode } from './rest-failure.ts';

/** HTTP and body status of a business failure: HTTP 200 unless the failure is one of the sign-in layer. */
export function statusesOf(code: DomainErrorCode): { readonly httpStatus: number; readonly bodyStatus: number } {
  const status = restStatusOf(code);
  return typeof status === 'number'
    ? { httpStatus: 200, bodyStatus: status }
    : { httpStatus: status.http, bodyStatus: status.body };
}

const httpStatusOfCode: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  TOKEN_SCOPE_MISSING: 403,
  BAD_USER_INPUT: 400,
  RATE_LIMITED: 429,
  GRAPHQL_VALIDATION_FAILED: 400,
};

/** HTTP (and body) status of a failure that is not a business one: 500 unless the table says otherwise. */
export function httpStatusOf(code: string): number {
  return httpStatusOfCode[code] ?? 500;
}
